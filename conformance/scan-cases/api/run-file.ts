import { PosternError } from '#sdk'
import type { ScanCase } from '../format.ts'
import type { Service } from '../options.ts'
import type { ScanCaseOutcome } from '../report.ts'
import { type Builder, buildEvents } from './build-event.ts'
import { pacedClient } from './paced-client.ts'
import { rolesFor, unreachable } from './reach.ts'
import { runOnApi } from './run-case.ts'

export type ApiRun = { cases: readonly ScanCase[]; service: Service; tell: (outcome: ScanCaseOutcome) => void }

const AT_ONCE = 4

/** Runs every case through the API of a server, in events that it builds and archives. */
export async function runFileOnApi({ cases, service, tell }: ApiRun): Promise<void> {
  const { baseUrl, liveKey, testKey } = service
  const keys = {
    live: liveKey === null ? null : pacedClient(baseUrl, liveKey, AT_ONCE),
    test: testKey === null ? null : pacedClient(baseUrl, testKey, AT_ONCE),
  }
  const owner = keys.live ?? keys.test
  if (!owner) throw new Error('Nothing can be built without a key.')
  const builder = buildEvents(owner, (await owner.me()).key.scopes.includes('admin'))
  try {
    // All take from the same list, so that none waits for another.
    const left = cases.values()
    const take = async () => {
      for (const one of left) tell({ on: 'API', name: one.name, ...(await runCase(keys, builder, one)) })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, take))
  } finally {
    for (const code of builder.built) await owner.events.archive(code).catch(() => {})
  }
}

async function runCase(
  keys: Parameters<typeof rolesFor<ReturnType<typeof pacedClient>>>[0],
  builder: Builder,
  one: ScanCase,
): Promise<Pick<ScanCaseOutcome, 'differences' | 'notRunnable'>> {
  const roles = rolesFor(keys, one)
  const notRunnable = unreachable(one) ?? (typeof roles === 'string' ? roles : needsGroups(builder, one))
  if (notRunnable !== null || typeof roles === 'string') return { differences: [], notRunnable: notRunnable ?? '' }
  try {
    return { differences: await runOnApi(roles, await builder.eventFor(one.world), one) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = error instanceof PosternError ? ` (${error.code})` : ''
    return { differences: [`it could not be run: ${error.message}${code}`] }
  }
}

function needsGroups({ makesGroups }: Builder, { world, scans }: ScanCase): string | null {
  const used = world.check_in_points.filter(({ code }) => scans.some((scan) => scan.check_in_point === code))
  const needs = used.some(({ groups }) => groups && groups.length > 0)
  return needs && !makesGroups ? 'it needs groups, and to make them the key needs the scope admin' : null
}
