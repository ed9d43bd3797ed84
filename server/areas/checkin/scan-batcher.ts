import { buildTurns, inTurn } from '../../platform/concurrency-limit.ts'
import { type Database, poolOf } from '../../platform/database/connect.ts'
import { isClash } from '../../platform/database/is-transient.ts'
import { createKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.ts'
import { isAnsweredMeanwhile } from '../../platform/work/idempotency/index.ts'
import type { Asked, AskedOutcome, AskedRefusal } from './asked.ts'
import { decideTogether, type LockMode } from './decide-together.ts'
import { buildWorlds } from './world.ts'

/** Whoever brings so many scans gains nothing by company, and would hold up those who stand at a gate. */
const MANY_SCANS = 50

/** So many scans of small requests are decided in one transaction at most. */
const MAX_BATCH_SCANS = 500

/** How often a request is tried that others were quicker than. */
const MAX_ATTEMPTS = 4

/**
 * Decides all scans of a process. Those that come for an event while scans of it are being committed are decided together in the
 * next transaction; a large batch has one of its own. What was overtaken by another process or batch is decided once more, alone.
 */
export function createScanBatcher(database: Database) {
  const worldOf = buildWorlds()
  const decide = (asked: Asked[], lock: LockMode) => decideTogether(database, worldOf, asked, lock)

  // However many events of an organization are scanned for at once, they leave connections to the others; and its batches to its gates.
  const turnsFor = (share: number) => buildTurns(Math.max(1, Math.floor(poolOf(database).options.max * share)))
  const [turns, turnsOfMany] = [turnsFor(1 / 4), turnsFor(1 / 8)]
  const organizationOf = ({ caller }: Asked) => caller.organization.id

  const decideBatch = async (batch: Asked[]): Promise<AskedOutcome[]> => {
    try {
      return await decide(batch, 'beside others')
    } catch (error) {
      if (!isOvertaken(error)) throw error
      return decide(batch, 'alone')
    }
  }

  const decideOne = async (asked: Asked): Promise<AskedOutcome> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [outcome] = await decide([asked], attempt === 1 ? 'beside others' : 'alone')
        return outcome as AskedOutcome
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isOvertaken(error)) throw error
      }
    }
  }

  const submit = createKeyedBatcher<Asked, AskedOutcome>({
    runBatch: (batch) => inTurn(turns, organizationOf(batch[0] as Asked), () => decideBatch(batch)),
    runAlone: (asked) => inTurn(turns, organizationOf(asked), () => decideOne(asked)),
    weigh: ({ scans }) => scans.length,
    maxWeight: MAX_BATCH_SCANS,
  })

  return async <Code extends AskedRefusal>(asked: Asked<Code>): Promise<AskedOutcome<Code>> => {
    const isMany = asked.scans.length >= MANY_SCANS
    const deciding = isMany
      ? inTurn(turnsOfMany, organizationOf(asked), () => decideOne(asked))
      : submit(lineOf(asked), asked)
    return (await deciding) as AskedOutcome<Code>
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
