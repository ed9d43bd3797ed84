import { type Kind, OF_EVENTS, OF_PEOPLE, OF_WEBHOOKS } from '../schemas/references.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'

/** Two callers side by side: what the stranger makes, the viewer does not see. */
export type Relation = {
  /** Whose objects they are, from the viewer's point of view. */
  name: string
  viewer: (stage: Stage) => Promise<Stage>
  stranger: (stage: Stage) => Promise<Stage>
  /** Kinds of the stranger's objects that are hidden from the viewer. */
  hides: readonly Kind[]
  /** Also holds for operations without a key: they hide objects of other organizations and of test mode. */
  holdsWithoutKey?: true
}

const { main, limited, limitedGuest, test, testGuest } = casts
const OF_A_MODE: Kind[] = [...OF_EVENTS, ...OF_PEOPLE, 'group', 'job', 'source connection']
const OF_A_GROUP: Kind[] = [...OF_A_MODE, ...OF_WEBHOOKS]

export const relations: Relation[] = [
  {
    name: 'of another organization',
    viewer: main,
    stranger: casts.otherOrganization,
    hides: [...OF_A_GROUP, 'key', 'anything'],
    holdsWithoutKey: true,
  },
  { name: 'of a sibling group', viewer: limited, stranger: casts.sibling, hides: OF_A_GROUP },
  {
    name: 'of a sibling group at the same event',
    viewer: limitedGuest,
    stranger: casts.siblingGuest,
    hides: OF_PEOPLE,
  },
  { name: 'of no group at the same event', viewer: limitedGuest, stranger: main, hides: OF_PEOPLE },
  { name: 'of test mode', viewer: main, stranger: test, hides: OF_A_MODE, holdsWithoutKey: true },
  { name: 'of test mode at the same event', viewer: main, stranger: testGuest, hides: OF_PEOPLE },
  { name: 'of live mode at the same event', viewer: testGuest, stranger: main, hides: OF_PEOPLE },
]
