import { type PosternClient, PosternError } from '#sdk'
import type { CaseTicket, LiveOrTest, ScanCase } from '../format.ts'
import type { ServerUnderTest } from '../options.ts'
import type { ScanCaseOutcome } from '../report.ts'
import { buildCaseEventBuilder, type CaseEventBuilder } from './build-event.ts'
import { buildRateLimitedClient } from './rate-limited-client.ts'
import { type ClientsByMode, runCaseOnApi } from './run-case.ts'

export type ApiCaseRunOptions = {
  cases: readonly ScanCase[]
  service: ServerUnderTest
  onOutcome: (outcome: ScanCaseOutcome) => void
}

type Keys = Record<LiveOrTest, PosternClient | null>

const AT_ONCE = 4

/** Runs every case through the API of a server, in events that it builds and archives. */
export async function runAllCasesOnApi({ cases, service, onOutcome }: ApiCaseRunOptions): Promise<void> {
  const { baseUrl, liveKey, testKey } = service
  const keys = {
    live: liveKey === null ? null : buildRateLimitedClient(baseUrl, liveKey, AT_ONCE),
    test: testKey === null ? null : buildRateLimitedClient(baseUrl, testKey, AT_ONCE),
  }
  const owner = keys.live ?? keys.test
  if (!owner) throw new Error('Nothing can be built without a key.')
  const builder = buildCaseEventBuilder(owner, (await owner.me()).key.scopes.includes('admin'))
  try {
    // A shared iterator: each worker takes the next case.
    const left = cases.values()
    const take = async () => {
      for (const one of left) onOutcome({ on: 'API', name: one.name, ...(await runCase(keys, builder, one)) })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, take))
  } finally {
    for (const code of builder.built) await owner.events.archive(code).catch(() => {})
  }
}

async function runCase(
  keys: Keys,
  builder: CaseEventBuilder,
  one: ScanCase,
): Promise<Pick<ScanCaseOutcome, 'differences' | 'notRunnable'>> {
  const roles = rolesFor(keys, one)
  const notRunnable = explainNotRunnableOnApi(one) ?? (typeof roles === 'string' ? roles : needsGroups(builder, one))
  if (notRunnable !== null || typeof roles === 'string') return { differences: [], notRunnable: notRunnable ?? '' }
  try {
    return { differences: await runCaseOnApi(roles, await builder.eventFor(one.world), one) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = error instanceof PosternError ? ` (${error.code})` : ''
    return { differences: [`it could not be run: ${error.message}${code}`] }
  }
}

/** Why a case cannot be reproduced through the API at all; null if it can. */
export function explainNotRunnableOnApi({ engine_only, tickets, scans, world }: ScanCase): string | null {
  if (engine_only) return 'it is marked engine_only'
  if (world.days.length === 0) return 'an event without days cannot be published'
  if (scans.some(({ only }) => only?.length === 0)) return 'the API takes no empty list of people who arrived'
  return tickets.map((ticket) => impossible(ticket, world.attendee_types)).find((why) => why !== null) ?? null
}

function impossible({ ref, people }: CaseTicket, types: ScanCase['world']['attendee_types']): string | null {
  if (people.some(({ status }) => status !== 'confirmed' && status !== 'cancelled'))
    return `the ticket ${ref} is of a registration that is not confirmed, and those have none`
  if (people.some(({ days }) => days?.length === 0)) return `somebody on the ticket ${ref} has no day`
  const [first, ...others] = people
  if (others.some((person) => person.attendee_type !== first?.attendee_type || person.group !== first?.group))
    return `the people on the ticket ${ref} are of different attendee types or groups`
  const kind = types.find(({ code }) => code === first?.attendee_type)?.ticket
  if (others.length > 0 && kind !== 'shared') return `people of that type do not share the ticket ${ref}`
  return null
}

/** Which key plays which mode, or why the keys do not suffice. A test key alone plays either mode, not both. */
function rolesFor({ live, test }: Keys, { tickets, scans }: ScanCase): ClientsByMode | string {
  const modes = new Set<LiveOrTest>([...tickets, ...scans].map(({ mode }) => mode))
  if (live && test) return { live, test }
  if (live) return modes.has('test') ? 'it needs a test key' : { live, test: live }
  if (!test) return 'it needs a key'
  return modes.size > 1 ? 'it needs a live key beside the test key' : { live: test, test }
}

function needsGroups({ makesGroups }: CaseEventBuilder, { world, scans }: ScanCase): string | null {
  const used = world.check_in_points.filter(({ code }) => scans.some((scan) => scan.check_in_point === code))
  const needs = used.some(({ groups }) => groups && groups.length > 0)
  return needs && !makesGroups ? 'it needs groups, and to make them the key needs the scope admin' : null
}
