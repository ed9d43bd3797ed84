import type { OperationId } from '../../generated/operations.ts'
import type { Stage } from './stage.ts'

/** Contacts that nobody on a registration is belong to the whole organization. */
const FOR_LIMITED_KEYS: ReadonlySet<OperationId> = new Set<OperationId>(['createContact'])

/** The parts that a run has beside that of the operation under test. Each is played by one stage for the whole run. */
export const casts = {
  main: async (stage: Stage) => stage.onceInRun('main', async () => stage.play({})),

  otherOrganization: (stage: Stage) =>
    stage.onceInRun('other', async () => stage.play({ key: () => stage.hold('other_organization') })),

  /** An organization whose plan allows ten people at an event. */
  tenPeople: (stage: Stage) => stage.onceInRun('ten', async () => stage.play({ key: () => stage.hold('ten_people') })),

  /** An organization that has as many jobs waiting as it may. */
  mostJobs: (stage: Stage) =>
    stage.onceInRun('most jobs', async () => {
      const key = await stage.local().keyWithMostJobs()
      return stage.play({ key: async () => key })
    }),

  /** An organization in which nothing is made. */
  quiet: (stage: Stage) =>
    stage.onceInRun('quiet', async () => stage.play({ key: () => stage.hold('no_automation_apps') })),

  /** A key that is limited to a group, and what belongs to that group. */
  limited: (stage: Stage) =>
    stage.onceInRun('limited', async () => {
      const main = await casts.main(stage)
      const { key, group } = await main.limited()
      const home = { events: group.id, people: group.id, groups: group.id }
      return stage.play({ key: async () => key, home, organizer: { stage: main, makes: FOR_LIMITED_KEYS } })
    }),

  /** The same key, with its people at an event of the whole organization. */
  limitedGuest: (stage: Stage) =>
    stage.onceInRun('limited guest', async () => {
      const main = await casts.main(stage)
      const { key, group } = await main.limited()
      const home = { people: group.id, groups: group.id }
      const organizer = { stage: main, makes: FOR_LIMITED_KEYS }
      return stage.play({ key: async () => key, home, organizer, host: main })
    }),

  /** What belongs to a group beside that of the limited key. */
  sibling: (stage: Stage) =>
    stage.onceInRun('sibling', async () => {
      const id = await siblingGroup(stage)
      return stage.play({ home: { events: id, people: id, groups: id } })
    }),

  /** People of that group at an event of the whole organization. */
  siblingGuest: (stage: Stage) =>
    stage.onceInRun('sibling guest', async () => {
      const id = await siblingGroup(stage)
      return stage.play({ home: { people: id, groups: id }, host: await casts.main(stage) })
    }),

  /** Test groups and test events, and test people at them. */
  test: (stage: Stage) => stage.onceInRun('test', async () => stage.play({ key: () => stage.hold('test') })),

  /** Test people at a live event. */
  testGuest: (stage: Stage) =>
    stage.onceInRun('test guest', async () =>
      stage.play({ key: () => stage.hold('test'), host: await casts.main(stage) }),
    ),
}

async function siblingGroup(stage: Stage): Promise<string> {
  const main = await casts.main(stage)
  const body = { code: stage.unique('sibling'), name: 'Conformance' }
  return (await main.once('sibling group', () => main.perform('createGroup', { body }))).id
}
