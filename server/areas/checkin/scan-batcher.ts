/**
 * Scans that arrive for an event while its previous scans commit are batched into the next transaction: at a busy gate
 * this saves most commits and round trips. No row is locked, so two processes can admit the same person at once; the
 * unique index then fails the later transaction, which is decided again alone, with the event locked.
 */

import { buildKeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import { type Database, getPgPool } from '../../platform/database/connect.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/error-codes.ts'
import { buildKeyedBatcher } from '../../platform/database/keyed-batcher.ts'
import { isWriteConflict } from '../../platform/database/transient-errors.ts'
import { isAnsweredError } from '../../platform/work/idempotency/index.ts'
import { decideAndRecordScanBatch, type ScanLockMode } from './decide-scan-batch.ts'
import type { ScanCall, ScanOutcome, ScanRefusalCode } from './scan-call.ts'
import { buildScanRulesCache } from './world-cache.ts'

/** Requests this large gain nothing from a batch, and would delay the single scans in it. */
const MANY_SCANS = 50

const MAX_BATCH_SCANS = 500

/** Attempts for a request that loses against concurrent transactions. */
const MAX_ATTEMPTS = 4

export function buildScanBatcher(database: Database) {
  const worldOf = buildScanRulesCache()
  const decide = (scanCalls: ScanCall[], lock: ScanLockMode) =>
    decideAndRecordScanBatch(database, worldOf, scanCalls, lock)

  // An organization's scans leave connections to other organizations, and its large requests to its gates.
  const limiterFor = (share: number) =>
    buildKeyedLimiter(Math.max(1, Math.floor(getPgPool(database).options.max * share)))
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

  const submit = buildKeyedBatcher<ScanCall, ScanOutcome>({
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

/** The key of the batcher: scans at one event, in one mode. */
const lineOf = ({ caller, event }: ScanCall): string => `${caller.organization.id} ${caller.key.mode} ${event}`

/** Another transaction first stored the scan, admitted the person or used the idempotency key, or deleted the point. */
const isOvertaken = (error: unknown): boolean =>
  isUniqueViolation(error) || isForeignKeyViolation(error) || isAnsweredError(error) || isWriteConflict(error)
