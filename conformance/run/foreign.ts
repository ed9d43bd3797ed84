import { everyOperation, type Operation } from '../contract.ts'
import { openLedger } from '../ledger.ts'
import { buildObserver } from '../transports/observe.ts'
import { buildForeignWorld, type GivenKeys } from '../world/foreign-world.ts'
import type { Leftover } from '../world/leftovers.ts'
import { buildPace } from '../world/pace.ts'
import { type Stage, setStage } from '../world/stage.ts'
import type { World } from '../world/world.ts'
import type { RunResult } from './local.ts'
import { runCases, type Tell } from './run-cases.ts'

export type ForeignRun = {
  baseUrl: string
  keys: GivenKeys
  /** There is one key only, of which nothing is known. */
  lenient: boolean
  operations?: Operation[]
  tell?: Tell
  /** Ends the run; what it has made is deleted all the same. */
  signal?: AbortSignal
}

const LONGEST_RUN_MS = 20 * 60_000
const LONGEST_CLEANING_MS = 5 * 60_000

export type ForeignResult = RunResult & { leftBehind: string[] }

/** Holds a server of somebody else to the contract, as far as the keys reach, and deletes what it has made. */
export async function runAgainst(run: ForeignRun): Promise<ForeignResult> {
  const { baseUrl, keys, lenient, operations = everyOperation, tell = () => {}, signal } = run
  const ledger = openLedger(operations)
  const pace = buildPace({ longestRun: LONGEST_RUN_MS, signal })
  const world = buildForeignWorld({ baseUrl, keys, lenient, observe: buildObserver(ledger), pace })
  const results = await runCases(world, { operations, atOnce: 1, tell })
  return { results, ledger: ledger.report(), leftBehind: await cleanUp(world) }
}

async function cleanUp(world: World): Promise<string[]> {
  const stage = setStage({ ...world, pace: buildPace({ longestRun: LONGEST_CLEANING_MS }) })
  const leftBehind: string[] = []
  for (const leftover of world.leftovers.take()) {
    const isGone = (await remove(stage, leftover)) || (await removeByUsualKey(stage, leftover))
    const { deletion, attempt } = leftover
    if (!isGone) leftBehind.push(`${deletion.path} ${Object.values(attempt.path ?? {}).join(' ')}`)
  }
  return leftBehind
}

async function remove(stage: Stage, { deletion, attempt }: Leftover): Promise<boolean> {
  const answer = await stage.send(deletion, attempt).catch(() => null)
  return answer !== null && (answer.status < 300 || answer.status === 404)
}

/** The key that made an object may lack the scope to delete it. What is hidden from another key is not gone. */
async function removeByUsualKey(stage: Stage, { deletion, attempt }: Leftover): Promise<boolean> {
  const key = await stage.keyFor(deletion).catch(() => null)
  const answer = key && (await stage.send(deletion, { ...attempt, key }).catch(() => null))
  return answer !== null && answer.status < 300
}
