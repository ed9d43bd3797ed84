import { hash } from 'node:crypto'
import { isDateTime } from '../../../spec/runtime/formats/date-time.ts'
import { problem, refuseProblems } from '../contract/problems.ts'

/**
 * A client's position in a list of changes. The list is one sequence after the other, as those of live and test people;
 * each is in the order of its change numbers.
 */
export type ChangePosition = {
  /** A database that was restored has another one. */
  lineage: number
  /** Of each sequence, the first number that has not been read. */
  numbers: bigint[]
  /** The last entry that was read of a number that was not read to its end. */
  within?: { sequence: number; entry: string[] } | undefined
  /** See `hashListView`. */
  sight?: string | undefined
}

export type ChangesSince = ChangePosition | { time: Date }

const ULID = '[0-9A-HJKMNP-TV-Z]{26}'
const SHAPE = new RegExp(
  `^at_([0-9]{1,9})_([0-9]{1,18}(?:-[0-9]{1,18}){0,2})(?:_([0-2]))?((?:_${ULID}){0,2})(?:_([0-9a-f]{16}))?$`,
)

/** Tolerance for clients whose clock differs from the database's. */
const MARGIN = 60_000

export function formatChangePosition({ lineage, numbers, within, sight }: ChangePosition): string {
  const inside = within ? [within.sequence, ...within.entry] : []
  return ['at', lineage, numbers.join('-'), ...inside, ...(sight === undefined ? [] : [sight])].join('_')
}

type PositionShape = { idsPerEntry: number; needsSight: boolean }

export function parseChangePosition(text: string): ChangePosition | null {
  const [, lineage, numbers = '', sequence, ids = '', sight] = SHAPE.exec(text) ?? []
  const entry = ids.split('_').slice(1)
  if (lineage === undefined || (entry.length === 0 && sequence !== undefined)) return null
  const within = entry.length === 0 ? undefined : { sequence: Number(sequence ?? 0), entry }
  return { lineage: Number(lineage), numbers: numbers.split('-').map(BigInt), within, sight }
}

/** Null if the client has no copy yet. */
export function parseChangesSince(query: Record<string, unknown>, parameter: string, shape: PositionShape) {
  const text = query[parameter]
  if (typeof text !== 'string') return null
  if (isDateTime(text)) return { time: new Date(new Date(text).getTime() - MARGIN) }
  const position = parseChangePosition(text)
  if (position && fits(position, shape)) return position
  return refuseProblems([problem(`query/${parameter}`, 'position')])
}

const fits = ({ within, sight }: ChangePosition, { idsPerEntry, needsSight }: PositionShape) =>
  (sight !== undefined || !needsSight) && (!within || within.entry.length === idsPerEntry)

/** What decides whether and where a list can go on. */
export type ChangeListState = {
  lineage: number
  sight: string | undefined
  sequences: {
    /** The last number: all up to it can be read. */
    number: string
    /** Changes up to this number cannot be followed any more. */
    restarted: string
  }[]
}

/** Where a list ends that begins now: later changes come in the next one. */
export function getEndOfChanges({ lineage, sight, sequences }: ChangeListState): ChangePosition {
  return { lineage, sight, numbers: sequences.map(({ number }) => BigInt(number) + 1n) }
}

/** Where the next list begins if this one was not read to its end in an order that can be continued. */
export const toListStart = (end: ChangePosition): ChangePosition => ({ ...end, numbers: end.numbers.map(() => 0n) })

/** Null to begin anew: what was given out by another database, for another view, before a restart, or never. */
export function resumeFromPosition(since: ChangesSince, state: ChangeListState): ChangePosition | null {
  const { lineage, sight, sequences } = state
  const restarts = sequences.map(({ restarted }) => BigInt(restarted))
  if ('time' in since) {
    const number = BigInt(Math.max(0, since.time.getTime())) * 1000n
    return restarts.every((restarted) => number > restarted)
      ? { lineage, sight, numbers: restarts.map(() => number) }
      : null
  }
  const isOfHere = since.lineage === lineage && since.sight === sight && since.numbers.length === sequences.length
  const isUsable = since.numbers.every(
    (number, n) => number > (restarts[n] ?? 0n) && number <= BigInt(sequences[n]?.number ?? 0) + 1n,
  )
  return isOfHere && isUsable ? since : null
}

/** Hashes what, besides the rows, decides the view. A position with another hash restarts from the beginning. */
export const hashListView = (circumstances: unknown[]): string =>
  hash('sha256', JSON.stringify(circumstances), 'hex').slice(0, 16)
