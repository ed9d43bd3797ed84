import { allOperations, getOperation, type Operation } from '../contract.ts'
import { openCoverageTracker } from '../coverage.ts'
import { buildAnswerChecker } from '../transports/observe.ts'
import { buildTestCaller } from '../world/build-test-caller.ts'
import { buildLeftoverRegistry, type LeftoverObject } from '../world/leftovers.ts'
import { buildRequestPacer } from '../world/request-pacer.ts'
import type { KeysByRole } from '../world/roles.ts'
import type { RunContext } from '../world/run-context.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { RunResult } from './local.ts'
import { type CaseFilter, type OnCaseResult, runCases } from './run-cases.ts'

export type ExternalRunOptions = {
  baseUrl: string
  keys: KeysByRole
  /** There is only one key, with unknown rights. */
  lenient: boolean
  operations?: Operation[]
  choose?: CaseFilter
  onResult?: OnCaseResult
  /** Ends the run; objects that it made are still deleted. */
  signal?: AbortSignal
}

const MAX_RUN_MS = 20 * 60_000
const MAX_CLEANING_MS = 5 * 60_000

/** `archived`: published events, which cannot be deleted. `kept`: objects that those keep from being deleted. */
export type CleanUpReport = { leftBehind: string[]; archived: string[]; kept: string[] }

export type ExternalRunResult = RunResult & CleanUpReport

export async function runOnExternalServer(run: ExternalRunOptions): Promise<ExternalRunResult> {
  const { baseUrl, keys, lenient, operations = allOperations, choose, onResult = () => {}, signal } = run
  const ledger = openCoverageTracker(operations)
  const world: RunContext = {
    baseUrl,
    lenient,
    observe: buildAnswerChecker(ledger),
    pace: buildRequestPacer({ longestRun: MAX_RUN_MS, signal }),
    leftovers: buildLeftoverRegistry(),
    memory: new Map(),
    headersOf: () => ({}),
    interventions: null,
    find: async (role) => (keys[role] ? { value: keys[role], name: role } : null),
  }
  const results = await runCases(world, { operations, atOnce: 1, onResult, choose })
  return { results, ledger: ledger.report(), ...(await cleanUp(world)) }
}

async function cleanUp(world: RunContext): Promise<CleanUpReport> {
  const stage = buildTestCaller({ ...world, pace: buildRequestPacer({ longestRun: MAX_CLEANING_MS }) })
  let waiting = world.leftovers.take()
  for (;;) {
    const tried = await Promise.all(
      waiting.map(async (leftover) => ({ leftover, fate: await remove(stage, leftover) })),
    )
    const kept = tried.filter(({ fate }) => fate === 'kept')
    // An object that blocked a deletion may have been deleted since: try again while there is progress.
    if (kept.length === 0 || kept.length === waiting.length) {
      const known = tried.filter(({ leftover }) => !leftover.implied)
      return { leftBehind: namesOf(known, 'left'), ...(await archiveAll(stage, known)) }
    }
    waiting = tried.filter(({ fate }) => fate !== 'gone').map(({ leftover }) => leftover)
  }
}

type Fate = 'gone' | 'kept' | 'left'
type Tried = { leftover: LeftoverObject; fate: Fate }

const namesOf = (tried: Tried[], fate: Fate): string[] =>
  tried.filter((one) => one.fate === fate).map(({ leftover }) => nameOf(leftover))

const nameOf = ({ deletion, attempt }: LeftoverObject): string =>
  `${deletion.path} ${Object.values(attempt.path ?? {}).join(' ')}`

/** Published events cannot be deleted, so they are archived. */
async function archiveAll(stage: TestCaller, tried: Tried[]): Promise<Pick<CleanUpReport, 'archived' | 'kept'>> {
  const kept = tried.filter(({ fate }) => fate === 'kept').map(({ leftover }) => leftover)
  const [archived, others]: [string[], string[]] = [[], []]
  for (const leftover of kept) {
    const done = leftover.deletion.id === 'deleteEvent' && (await archive(stage, leftover))
    ;(done ? archived : others).push(nameOf(leftover))
  }
  return { archived, kept: others }
}

async function archive(stage: TestCaller, { attempt }: LeftoverObject): Promise<boolean> {
  const operation = getOperation('archiveEvent')
  for (const key of [attempt.key, await stage.keyFor(operation).catch(() => null)]) {
    const answer = key && (await stage.send(operation, { ...attempt, key }).catch(() => null))
    if (answer && answer.status < 300) return true
    // The run itself archived it.
    if (answer?.code === 'invalid_state') return true
  }
  return false
}

/** Tries another key if the one that made the object may not delete it; a 404 for that other key proves nothing. */
async function remove(stage: TestCaller, { deletion, attempt }: LeftoverObject): Promise<Fate> {
  const first = await stage.send(deletion, attempt).catch(() => null)
  if (first && (first.status < 300 || first.status === 404)) return 'gone'
  const key = await stage.keyFor(deletion).catch(() => null)
  const isAnother = key !== null && key.value !== attempt.key?.value
  const second = isAnother ? await stage.send(deletion, { ...attempt, key }).catch(() => null) : null
  if (second && second.status < 300) return 'gone'
  return [first, second].some((answer) => answer?.code === 'invalid_state') ? 'kept' : 'left'
}
