import { buildTurns, type Turns } from '../../platform/concurrency-limit.ts'
import { type Database, poolOf } from '../../platform/database/connect.ts'
import { groupByLine } from '../../platform/database/group-by-line.ts'
import { isClash, isTransient } from '../../platform/database/is-transient.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.ts'
import { isAnsweredMeanwhile } from '../../platform/work/idempotency/index.ts'
import type { Asked, AskedOutcome, AskedRefusal } from './asked.ts'
import { type Company, decideTogether } from './decide-together.ts'
import { buildWorlds } from './world.ts'

type Settled = { outcome: AskedOutcome } | { error: unknown }

/** Whoever brings so many scans gains nothing by company, and would hold up those who stand at a gate. */
const MANY_SCANS = 50

/** So many scans of small requests are decided in one transaction at most. */
const MOST_SCANS = 500

/** How often a request is tried that others were quicker than. */
const MOST_ATTEMPTS = 4

/**
 * Where all scans of a process are decided. What comes for an event while scans of it are being committed is decided together in
 * the next transaction; a large batch has one of its own. Who was overtaken by another process or batch is decided once more, alone.
 * One that fails fails alone: then each request of the group is done by itself.
 */
export function openDesk(database: Database) {
  const worldOf = buildWorlds()
  const decide = (line: Asked[], company: Company) => decideTogether(database, worldOf, line, company)

  // However many events of an organization are scanned for at once, they leave connections to the others; and its batches to its gates.
  const turnsFor = (share: number) => buildTurns(Math.max(1, Math.floor(poolOf(database).options.max * share)))
  const [turns, turnsOfMany] = [turnsFor(1 / 4), turnsFor(1 / 8)]

  const besideOthersOrAlone = async (line: Asked[]): Promise<AskedOutcome[]> => {
    try {
      return await decide(line, 'beside others')
    } catch (error) {
      if (!isOvertaken(error)) throw error
      return decide(line, 'alone')
    }
  }

  const allAtOnce = async (line: Asked[]): Promise<Settled[] | undefined> => {
    try {
      return (await besideOthersOrAlone(line)).map((outcome) => ({ outcome }))
    } catch (error) {
      if (isTransient(error) && !isClash(error)) return line.map(() => ({ error }))
      return undefined
    }
  }

  const byItself = async (asked: Asked): Promise<Settled> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [outcome] = await decide([asked], attempt === 1 ? 'beside others' : 'alone')
        return { outcome: outcome as AskedOutcome }
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isOvertaken(error)) return { error }
      }
    }
  }

  const oneByOne = async (line: Asked[]): Promise<Settled[]> => {
    const settled: Settled[] = []
    for (const asked of line) settled.push(await byItself(asked))
    return settled
  }

  const inTurn = async <T>(turns: Turns, { caller }: Asked, work: () => Promise<T>): Promise<T> => {
    await turns.take(caller.organization.id)
    try {
      return await work()
    } finally {
      turns.leave(caller.organization.id)
    }
  }

  const serve = (line: Asked[]): Promise<Settled[]> =>
    inTurn(turns, line[0] as Asked, async () => (await allAtOnce(line)) ?? (await oneByOne(line)))

  const serveMany = (asked: Asked): Promise<Settled> => inTurn(turnsOfMany, asked, () => byItself(asked))

  const submit = groupByLine(serve, { weigh: ({ scans }) => scans.length, heaviest: MOST_SCANS })

  return async <Code extends AskedRefusal>(asked: Asked<Code>): Promise<AskedOutcome<Code>> => {
    const isMany = asked.scans.length >= MANY_SCANS
    const settled = await (isMany ? serveMany(asked) : submit(lineOf(asked), asked))
    if ('error' in settled) throw settled.error
    return settled.outcome as AskedOutcome<Code>
  }
}

/** Scans of one event in one mode see each other. */
function lineOf({ caller, event }: Asked): string {
  return `${caller.organization.id} ${caller.key.mode} ${event}`
}

/** Somebody stored the same scan, let the same person in or answered the same key first, or the check-in point is gone. */
function isOvertaken(error: unknown): boolean {
  return isUniqueViolation(error) || isForeignKeyViolation(error) || isAnsweredMeanwhile(error) || isClash(error)
}
