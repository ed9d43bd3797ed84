import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import { errorIn } from '../transports/attempt.ts'
import type { Case } from './case.ts'
import { expectCode, expectSuccess } from './expect.ts'

/** A self-hosted installation asks for a license, and is content with a valid one. */
export function licenseCases(operation: Operation): Case[] {
  if (!declares(operation, 'license_not_valid')) return []
  return [
    {
      operation,
      family: 'license',
      name: 'a self-hosted installation without a license → license_not_valid, and with one a success',
      exclusive: true,
      run: async (stage) => {
        const local = stage.local()
        const attempt = { ...(await arrangeSuccess(stage, operation.id)), key: await stage.keyFor(operation) }
        await local.whileUnlicensed(async (license) => {
          const answer = await stage.send(operation, attempt)
          expectCode(stage, answer, 'license_not_valid')
          const { validity } = errorIn(answer.body)
          check(validity === 'missing', `error.validity is ${validity}, not missing`)
          await license()
          expectSuccess(stage, await stage.send(operation, attempt))
        })
      },
    },
  ]
}
