import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { type Kind, OF_EVENTS, referencesOf } from '../schemas/references.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'
import type { Case } from './case.ts'
import { expectCode, expectSuccess } from './expect.ts'
import { isForOrganization } from './own-things.ts'

type Reach = {
  name: string
  code: 'api_key_group' | 'api_key_test_mode'
  guest: (stage: Stage) => Promise<Stage>
  /** What of the whole organization the guest sees. */
  sees: ReadonlySet<Kind>
}

const reaches: Reach[] = [
  {
    name: 'a limited key at an event of all',
    code: 'api_key_group',
    guest: casts.limited,
    sees: new Set(OF_EVENTS),
  },
  {
    name: 'a test key at what is live',
    code: 'api_key_test_mode',
    guest: casts.test,
    sees: new Set<Kind>([...OF_EVENTS, 'group']),
  },
]

/** What a key sees but does not own can be read with it, and people can be registered for it; it cannot be changed. */
export function reachCases(operation: Operation): Case[] {
  return reaches.flatMap(({ name, code, guest, sees }) => {
    if (!concerns(operation, sees)) return []
    const isRefused = isBound(operation) || (code === 'api_key_group' && isForOrganization(operation))
    const run = async (stage: Stage) => {
      const caller = await guest(stage)
      const request = await arrangeSuccess(await casts.main(stage), operation.id)
      const answer = await caller.send(operation, { ...request, key: await caller.keyFor(operation) })
      if (isRefused) expectCode(caller, answer, code)
      else expectSuccess(caller, answer)
    }
    return [
      {
        operation,
        family: 'isolation',
        name: isRefused ? `${name} → ${code}` : `${name} is let in`,
        run,
      },
    ]
  })
}

/** Whether the guest sees all that the operation names, or all that it is done to. */
function concerns(operation: Operation, sees: ReadonlySet<Kind>): boolean {
  const references = referencesOf(operation)
  const deciding = isBound(operation) ? references.filter(({ place }) => place === 'path') : references
  return deciding.length > 0 && deciding.every(({ kind }) => sees.has(kind))
}

/** What declares both is done to the event or the group itself. */
function isBound(operation: Operation): boolean {
  return declares(operation, 'api_key_group') && declares(operation, 'api_key_test_mode')
}
