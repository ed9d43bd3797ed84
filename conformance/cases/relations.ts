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
  hides: ReadonlySet<Kind>
  /** Of what can be asked for without a key, only that is hidden which belongs to somebody else, or to nobody yet. */
  holdsWithoutKey?: true
}

export const relations: Relation[] = [
  {
    name: 'of another organization',
    viewer: casts.main,
    stranger: casts.otherOrganization,
    hides: new Set([
      ...OF_EVENTS,
      ...OF_PEOPLE,
      ...OF_WEBHOOKS,
      'group',
      'job',
      'source connection',
      'key',
      'anything',
    ]),
    holdsWithoutKey: true,
  },
  {
    name: 'of a sibling group',
    viewer: casts.limited,
    stranger: casts.sibling,
    hides: new Set([...OF_EVENTS, ...OF_PEOPLE, ...OF_WEBHOOKS, 'group', 'job', 'source connection']),
  },
  {
    name: 'of a sibling group at the same event',
    viewer: casts.limitedGuest,
    stranger: casts.siblingGuest,
    hides: new Set(OF_PEOPLE),
  },
  {
    name: 'of no group at the same event',
    viewer: casts.limitedGuest,
    stranger: casts.main,
    hides: new Set(OF_PEOPLE),
  },
  {
    name: 'of test mode',
    viewer: casts.main,
    stranger: casts.test,
    hides: new Set([...OF_EVENTS, ...OF_PEOPLE, 'group', 'job', 'source connection']),
    holdsWithoutKey: true,
  },
  {
    name: 'of test mode at the same event',
    viewer: casts.main,
    stranger: casts.testGuest,
    hides: new Set(OF_PEOPLE),
  },
  { name: 'of live mode at the same event', viewer: casts.testGuest, stranger: casts.main, hides: new Set(OF_PEOPLE) },
]
