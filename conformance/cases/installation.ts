import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import { errorIn } from '../transports/attempt.ts'
import type { Claim } from './case.ts'
import { expectCode, expectSuccess } from './expect.ts'

/** An installation whose license was revoked a week ago is read as ever, and changed no more. */
export function readOnlyClaims(operation: Operation): Claim[] {
  const isRefused = declares(operation, 'instance_read_only')
  return [
    {
      name: isRefused ? 'a change → instance_read_only' : 'a reading succeeds',
      exclusive: true,
      run: async (stage) => {
        const local = stage.local()
        const attempt = { ...(await arrangeSuccess(stage, operation.id)), key: await stage.keyFor(operation) }
        await local.whileReadOnly(async (since) => {
          const answer = await stage.send(operation, attempt)
          if (!isRefused) return expectSuccess(stage, answer)
          expectCode(stage, answer, 'instance_read_only')
          const told = errorIn(answer.body).read_only_since
          check(told === since, `error.read_only_since is ${told}, not ${since}`)
        })
        if (isRefused) expectSuccess(stage, await stage.send(operation, attempt))
      },
    },
  ]
}

/** A self-hosted installation asks for a license, and is content with a valid one. */
export function licenseClaims(operation: Operation): Claim[] {
  if (!declares(operation, 'license_not_valid')) return []
  return [
    {
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
