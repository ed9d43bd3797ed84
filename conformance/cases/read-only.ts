import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import { errorIn } from '../transports/attempt.ts'
import type { Case } from './case.ts'
import { expectCode, expectSuccess } from './expect.ts'

const family = 'read-only'

/** An installation whose license was revoked a week ago is read as ever, and changed no more. */
export function readOnlyCases(operation: Operation): Case[] {
  const isRefused = declares(operation, 'instance_read_only')
  return [
    {
      operation,
      family,
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
