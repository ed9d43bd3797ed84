import { declares, type Operation } from '../contract.ts'
import type { Provocation } from './case.ts'
import { rateIn, retryAfterIn } from './expect.ts'

/** What everyone may change in the sandbox, nobody may while it is full. */
export function sandboxProvocations(operation: Operation): Provocation[] {
  if (!declares(operation, 'sandbox_full')) return []
  return [
    {
      family: 'sandbox',
      name: 'a sandbox that visitors have filled',
      code: 'sandbox_full',
      arrange: async (stage) => ({
        ...(await stage.unused(operation)),
        key: await stage.onceInRun('full sandbox', () => stage.local().keyOfFullSandbox()),
      }),
      inspect: (answer) => {
        rateIn(answer)
        retryAfterIn(answer)
      },
    },
  ]
}
