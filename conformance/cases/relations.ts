import { EVENT_OBJECT_KINDS, type ObjectKind, PEOPLE_KINDS, WEBHOOK_OBJECT_KINDS } from '../schemas/references.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'

/** Two callers side by side: what the stranger makes, the viewer does not see. */
export type IsolatedCallers = {
  /** Whose objects they are, from the viewer's point of view. */
  name: string
  viewer: (stage: TestCaller) => Promise<TestCaller>
  owner: (stage: TestCaller) => Promise<TestCaller>
  hiddenKinds: readonly ObjectKind[]
  /** Also holds for operations without a key: they hide objects of other organizations and of test mode. */
  holdsWithoutKey?: true
}

const { main, limited, limitedGuest, test, testGuest } = apiCallers
const OF_A_MODE: ObjectKind[] = [...EVENT_OBJECT_KINDS, ...PEOPLE_KINDS, 'group', 'job', 'source connection']
const OF_A_GROUP: ObjectKind[] = [...OF_A_MODE, ...WEBHOOK_OBJECT_KINDS]

export const isolatedCallerPairs: IsolatedCallers[] = [
  {
    name: 'of another organization',
    viewer: main,
    owner: apiCallers.otherOrganization,
    hiddenKinds: [...OF_A_GROUP, 'key', 'anything'],
    holdsWithoutKey: true,
  },
  { name: 'of a sibling group', viewer: limited, owner: apiCallers.sibling, hiddenKinds: OF_A_GROUP },
  {
    name: 'of a sibling group at the same event',
    viewer: limitedGuest,
    owner: apiCallers.siblingGuest,
    hiddenKinds: PEOPLE_KINDS,
  },
  { name: 'of no group at the same event', viewer: limitedGuest, owner: main, hiddenKinds: PEOPLE_KINDS },
  { name: 'of test mode', viewer: main, owner: test, hiddenKinds: OF_A_MODE, holdsWithoutKey: true },
  { name: 'of test mode at the same event', viewer: main, owner: testGuest, hiddenKinds: PEOPLE_KINDS },
  { name: 'of live mode at the same event', viewer: testGuest, owner: main, hiddenKinds: PEOPLE_KINDS },
]
