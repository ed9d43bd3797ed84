import { type Kind, OF_EVENTS, OF_PEOPLE, OF_WEBHOOKS } from '../schemas/references.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'

/** Two who work beside each other: what one of them makes, the other does not see. */
export type Relation = {
  /** Whose things they are, as the viewer would say it. */
  name: string
  viewer: (stage: Stage) => Promise<Stage>
  stranger: (stage: Stage) => Promise<Stage>
  /** What of the stranger's is hidden from the viewer. */
  hides: readonly Kind[]
  /** Of what can be asked for without a key, only that is hidden which belongs to somebody else, or to nobody yet. */
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
