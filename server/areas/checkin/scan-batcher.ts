import { createKeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import { type Database, poolOf } from '../../platform/database/connect.ts'
import { isClash } from '../../platform/database/is-transient.ts'
import { createKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.ts'
import { isAnsweredMeanwhile } from '../../platform/work/idempotency/index.ts'
import { decideTogether, type LockMode } from './decide-together.ts'
import type { ScanCall, ScanOutcome, ScanRefusalCode } from './scan-call.ts'
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
  const decide = (scanCalls: ScanCall[], lock: LockMode) => decideTogether(database, worldOf, scanCalls, lock)

  // However many events of an organization are scanned for at once, they leave connections to the others; and its batches to its gates.
  const limiterFor = (share: number) =>
    createKeyedLimiter(Math.max(1, Math.floor(poolOf(database).options.max * share)))
  const [limiter, limiterOfMany] = [limiterFor(1 / 4), limiterFor(1 / 8)]
  const organizationOf = ({ caller }: ScanCall) => caller.organization.id

  const decideBatch = async (batch: ScanCall[]): Promise<ScanOutcome[]> => {
    try {
      return await decide(batch, 'beside others')
    } catch (error) {
      if (!isOvertaken(error)) throw error
      return decide(batch, 'alone')
    }
  }

  const decideOne = async (scanCall: ScanCall): Promise<ScanOutcome> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [outcome] = await decide([scanCall], attempt === 1 ? 'beside others' : 'alone')
        return outcome as ScanOutcome
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isOvertaken(error)) throw error
      }
    }
  }

  const submit = createKeyedBatcher<ScanCall, ScanOutcome>({
    runBatch: (batch) => runLimited(limiter, organizationOf(batch[0] as ScanCall), () => decideBatch(batch)),
    runAlone: (scanCall) => runLimited(limiter, organizationOf(scanCall), () => decideOne(scanCall)),
    weigh: ({ scans }) => scans.length,
    maxWeight: MAX_BATCH_SCANS,
  })

  return async <Code extends ScanRefusalCode>(scanCall: ScanCall<Code>): Promise<ScanOutcome<Code>> => {
    const isMany = scanCall.scans.length >= MANY_SCANS
    const deciding = isMany
      ? runLimited(limiterOfMany, organizationOf(scanCall), () => decideOne(scanCall))
      : submit(lineOf(scanCall), scanCall)
    return (await deciding) as ScanOutcome<Code>
  }
}

/** Scans of one event in one mode see each other. */
function lineOf({ caller, event }: ScanCall): string {
  return `${caller.organization.id} ${caller.key.mode} ${event}`
}

/** Somebody stored the same scan, let the same person in or answered the same key first, or the check-in point is gone. */
function isOvertaken(error: unknown): boolean {
  return isUniqueViolation(error) || isForeignKeyViolation(error) || isAnsweredMeanwhile(error) || isClash(error)
}
