import type { OperationId } from '../../generated/operations.ts'
import type { TestCaller, TestCallerOptions } from './test-caller.ts'

/** A stage with another caller than the operation under test has, shared by the whole run. */
const part = (name: string, cast: (stage: TestCaller) => Promise<TestCallerOptions>) => (stage: TestCaller) =>
  stage.onceInRun(name, async () => stage.play(await cast(stage)))

const main = part('main', async () => ({}))

/** Contacts without a registration belong to the whole organization. */
const FOR_LIMITED_KEYS: ReadonlySet<OperationId> = new Set<OperationId>(['createContact'])

const limited = async (stage: TestCaller) => {
  const organizer = { stage: await main(stage), makes: FOR_LIMITED_KEYS }
  const { key, group } = await organizer.stage.limited()
  return { key: async () => key, organizer, home: { people: group.id, groups: group.id } }
}

const sibling = async (stage: TestCaller) => {
  const host = await main(stage)
  const body = { code: stage.unique('sibling'), name: 'Conformance' }
  const { id } = await host.once('sibling group', () => host.perform('createGroup', { body }))
  return { home: { people: id, groups: id } }
}

export const apiCallers = {
  main,

  otherOrganization: part('other', async (stage) => ({ key: () => stage.hold('other_organization') })),

  tenPeople: part('ten', async (stage) => ({ key: () => stage.hold('ten_people') })),

  mostJobs: part('most jobs', async (stage) => {
    const key = await stage.local().keyWithMostJobs()
    return { key: async () => key }
  }),

  /** An organization that no case changes. */
  quiet: part('quiet', async (stage) => ({ key: () => stage.hold('no_automation_apps') })),

  /** A key that is limited to a group, with objects of that group. */
  limited: part('limited', async (stage) => {
    const { home, ...cast } = await limited(stage)
    return { ...cast, home: { ...home, events: home.groups } }
  }),

  /** The same key, with its people at an event of the whole organization. */
  limitedGuest: part('limited guest', async (stage) => ({ ...(await limited(stage)), host: await main(stage) })),

  /** Objects of a group beside that of the limited key. */
  sibling: part('sibling', async (stage) => {
    const { home } = await sibling(stage)
    return { home: { ...home, events: home.groups } }
  }),

  /** People of that group at an event of the whole organization. */
  siblingGuest: part('sibling guest', async (stage) => ({ ...(await sibling(stage)), host: await main(stage) })),

  /** Test groups and test events, and test people at them. */
  test: part('test', async (stage) => ({ key: () => stage.hold('test') })),

  /** Test people at a live event. */
  testGuest: part('test guest', async (stage) => ({ key: () => stage.hold('test'), host: await main(stage) })),
}
