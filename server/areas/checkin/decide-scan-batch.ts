import type { QueryResultRow } from 'pg'
import { isAdmitting } from '#sdk/checkin'
import { toKeyOrDeviceIds } from '../../access/callers/index.ts'
import { buildSeenByGroups, canSeeEvent } from '../../access/visibility/index.ts'
import { problem, refuseProblems } from '../../platform/contract/problems.ts'
import { isRefusal, refuse, toNotFound } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { forceIndexPlansSql } from '../../platform/database/index-plans.ts'
import type { BoundStatement } from '../../platform/database/prepared.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { wakeWorkers } from '../../platform/database/wake-workers.ts'
import type { BatchResponses } from '../../platform/work/idempotency/index.ts'
import {
  hasEndpoints,
  toRaiseSteps,
  toWebhookEventRow,
  WEBHOOK_EVENTS_TASK,
  type WebhookEventRow,
} from '../../platform/work/webhook-events/index.ts'
import { buildLoopYielder } from '../../platform/yield-event-loop.ts'
import { lockScansExclusiveSql, lockScansSharedSql } from '../booking/index.ts'
import { MAX_PUBLIC_API_KEY_RESPONSE_CHARS, MAX_SCAN_RESPONSE_CHARS } from './bounds.ts'
import { type EvaluatedScan, evaluateScan, type NewCheckin, type ScanContext } from './evaluate-scan.ts'
import { readScanInputsSql } from './read-scan-inputs.ts'
import { recordCheckinsSql, recordScansSql, unmarkFirstCheckinsSql } from './record-queries.ts'
import type { ScanEventRow, ScanInputRow } from './rows.ts'
import { type DecidedScan, fingerprintScan, type RequestedScan, type ScanCall, type ScanOutcome } from './scan-call.ts'
import { buildScanLookups, type ScanLookups } from './scan-lookups.ts'
import { toCheckin } from './shape.ts'
import type { GetRules, ScanRules } from './world-cache.ts'

/**
 * Decides the scans of several requests for one event and mode, in one transaction with two round trips: read
 * everything, decide in memory, write with the commit. No row is locked. If another transaction admits the same person
 * first, the unique index on the admission slots makes this one fail, and the caller decides again.
 */
export function decideAndRecordScanBatch(database: Database, worldOf: GetRules, line: ScanCall[], lock: ScanLockMode) {
  return inTransaction(database, [{ statement: forceIndexPlansSql, values: [] }], async (transaction) => {
    const found = await read(transaction, line, lock)
    const writer = new ScanWriter(found.now)
    const outcomes: ScanOutcome[] = []
    for (const scanCall of line) outcomes.push(await settle(scanCall, found, writer, worldOf))
    const committed = (results: QueryResultRow[][]) => {
      if (hasEndpoints(results.flat())) wakeWorkers(database, [WEBHOOK_EVENTS_TASK])
    }
    return { commit: true, value: outcomes, last: await writer.steps(found.responses), committed }
  })
}

/** Whether other transactions may scan at the event; with `alone`, none can commit first. */
export type ScanLockMode = 'beside others' | 'alone'

type Found = ScanLookups & { now: Date; event: ScanEventRow | undefined }

async function read(transaction: Transaction, line: ScanCall[], lock: ScanLockMode): Promise<Found> {
  const scans = line.flatMap(({ scans }) => scans.filter((scan): scan is RequestedScan => !isRefusal(scan)))
  const [{ caller, event }] = line as [ScanCall]
  const organization = caller.organization.id
  const livemode = caller.key.mode === 'live'
  const now = new Date(Math.max(...line.map((scanCall) => scanCall.caller.at.getTime())))
  const codes = [...new Set(scans.flatMap(({ code }) => code ?? []))]
  const tickets = [...new Set(scans.flatMap(({ ticketId }) => ticketId ?? []))]
  const groups = [...new Set(line.flatMap((scanCall) => scanCall.caller.key.group?.id ?? []))]
  const keys = line.map(({ request }) => request)
  // The lock statement's snapshot predates its wait; the statements after it see what was committed before the lock.
  transaction.defer(lock === 'alone' ? lockScansExclusiveSql : lockScansSharedSql, [organization, livemode, event])
  const [row] = await transaction.run<ScanInputRow>(readScanInputsSql, [
    organization,
    event,
    codes,
    [...new Set(scans.map(({ clientUuid }) => clientUuid))],
    livemode,
    groups,
    keys.map(({ apiKeyId }) => apiKeyId),
    keys.map(({ idempotencyKey }) => idempotencyKey),
    now,
    tickets,
  ])
  if (!row) throw new Error('What scans are decided by comes in one row, and there is none.')
  return { now, event: row.id === null ? undefined : (row as ScanEventRow), ...(await buildScanLookups(row)) }
}

/** Answers one request; it sees the admissions of the requests before it in the batch. */
async function settle(scanCall: ScanCall, found: Found, writer: ScanWriter, worldOf: GetRules): Promise<ScanOutcome> {
  const { caller, request } = scanCall
  const before = found.responses.find(request)
  if (before) return before
  const { event } = found
  if (!event || !canSeeEvent(caller, event, found.chains)) return toNotFound('event', scanCall.event)
  const gate = { ...found, event, world: worldOf(event.world, found.chains), livemode: caller.key.mode === 'live' }
  const settled: DecidedScan[] = []
  const maxCharacters = caller.key.isPublic ? MAX_PUBLIC_API_KEY_RESPONSE_CHARS : MAX_SCAN_RESPONSE_CHARS
  let characters = 0
  for (const { scan, place } of inOrder(scanCall.scans)) {
    const hasRoom = characters < maxCharacters || isRefusal(scan)
    const one = hasRoom ? settleScan(scanCall, scan, gate, found, writer) : refuseLarge()
    if (!isRefusal(one)) characters += one.answer.length
    settled[place] = one
    const turn = writer.yieldLoop()
    if (turn) await turn
  }
  const reply = scanCall.reply(settled)
  if (isRefusal(reply)) return reply
  // Serializing and encrypting the response to a large batch takes tens of milliseconds each.
  const others = writer.yieldLoop()
  if (others) await others
  found.responses.store(request, reply.kept, reply.answer)
  return { answer: reply.answer, replayed: false }
}

const refuseLarge = () =>
  refuse(
    'payload_too_large',
    'The scans before this one come to more than one answer can hold. Send it again in a batch of its own.',
  )

/** By the time of the scan; scans of the same instant stay in the order of the request. */
function inOrder(scans: ScanCall['scans']) {
  const at = (scan: ScanCall['scans'][number]) => (isRefusal(scan) ? 0 : scan.scannedAt.getTime())
  return scans.map((scan, place) => ({ scan, place })).sort((a, b) => at(a.scan) - at(b.scan) || a.place - b.place)
}

function settleScan(
  scanCall: ScanCall,
  scan: ScanCall['scans'][number],
  gate: ScanContext,
  found: Found,
  writer: ScanWriter,
): DecidedScan {
  if (isRefusal(scan)) return scan
  const point = pointOf(scanCall, scan, gate.world)
  if (isRefusal(point)) return point
  const fingerprint = fingerprintScan(scan, point.id)
  const stored = found.stored.get(scan.clientUuid)
  if (stored) {
    if (stored.fingerprint.equals(fingerprint))
      return stored.answer === null ? refuseLarge() : { scanId: stored.id, answer: stored.answer }
    const used = `The client_uuid ${scan.clientUuid} was used before for another scan`
    const message = `${used}: the code or ticket, check_in_point or only differs. Send a new scan with a new client_uuid.`
    return refuse('conflict', message)
  }
  if (gate.findTicket(scan)?.is_read === false) return refuseLarge()
  const evaluated = evaluateScan(gate, scanCall, scan, point)
  const answer = JSON.stringify(evaluated.answer)
  writer.scan(scanCall, scan, evaluated, { fingerprint, answer, visible: buildSeenByGroups(found.chains, gate.event) })
  found.stored.set(scan.clientUuid, { id: evaluated.scanId, client_uuid: scan.clientUuid, fingerprint, answer })
  return { scanId: evaluated.scanId, answer, made: evaluated.answer }
}

function pointOf({ caller }: ScanCall, { point, path }: RequestedScan, world: ScanRules) {
  const bound = caller.device?.pointId ?? null
  const reference = point ?? bound
  if (reference === null) return refuseProblems([problem(`${path}/check_in_point`, 'point_required')])
  const found = world.point(reference)
  if (found && (bound === null || found.id === bound)) return found
  return toNotFound('check-in point', reference, ` in this event${bound ? ' for this device' : ''}`)
}

type About = { fingerprint: Buffer; answer: string; visible: (group: string | null) => string[] }

class ScanWriter {
  readonly #now: Date
  readonly #scans: { row: Record<string, unknown> & { client_uuid: string }; answer: string }[] = []
  readonly #checkins = new Map<string, Record<string, unknown> & { slot: string | null; is_first: boolean }>()
  readonly #unmarked: string[] = []
  #place: unknown[] = [null, null, null]
  readonly #raised: WebhookEventRow[] = []
  readonly yieldLoop = buildLoopYielder()

  constructor(now: Date) {
    this.#now = now
  }

  scan(
    { caller, request, sentAt }: ScanCall,
    scan: RequestedScan,
    evaluated: EvaluatedScan,
    { fingerprint, answer, visible }: About,
  ) {
    const { rows, people, scanId, replaced } = evaluated
    const livemode = caller.key.mode === 'live'
    const [{ event_id: eventId, decision_version }] = rows as [NewCheckin]
    const organizationId = caller.organization.id
    this.#place = [organizationId, eventId, livemode]
    for (const id of replaced) this.#unmark(id)
    const { source, client, requestId } = request.origin
    const row = {
      id: scanId,
      client_uuid: scan.clientUuid,
      fingerprint: fingerprint.toString('hex'),
      ...toKeyOrDeviceIds(caller),
      source,
      client,
      request_id: requestId,
      sent_at: sentAt,
      received_at: caller.at,
      device_result: scan.deviceResult,
      decision_version,
    }
    this.#scans.push({ row, answer })
    for (const [index, row] of rows.entries()) {
      const { id, day_id, ticket_id, registration_id, attendee_id, result, reason, scanned_at, received_at } = row
      this.#checkins.set(id, {
        id,
        scan_id: scanId,
        check_in_point_id: row.point_id,
        day_id,
        ticket_id,
        registration_id,
        attendee_id,
        result,
        reason,
        slot: row.slot,
        event_slot: row.event_slot,
        scanned_at,
        received_at,
        is_first: row.is_first,
      })
      const raised = {
        type: isAdmitting(result) ? ('checkin.recorded' as const) : ('checkin.refused' as const),
        data: toCheckin(row),
        organizationId,
        eventId,
        livemode,
        visibleTo: visible(people[index]?.group_id ?? null),
      }
      this.#raised.push(toWebhookEventRow(request.origin, raised, this.#now))
    }
  }

  /** A late scan is now the first; the row that was may be one this transaction has not written yet. */
  #unmark(id: string) {
    const row = this.#checkins.get(id)
    if (row) row.is_first = false
    else this.#unmarked.push(id)
  }

  async steps(responses: BatchResponses): Promise<BoundStatement[]> {
    const kept = responses.steps()
    if (this.#scans.length === 0) return kept
    const scans = sorted(this.#scans, ({ row }) => row.client_uuid)
    const checkins = sorted([...this.#checkins.values()], ({ slot }) => slot ?? '')
    const changesRosters = checkins.some(({ is_first, result }) => is_first && isAdmitting(result as string))
    const rows = await this.#toJson(scans.map(({ row }, index) => ({ place: index + 1, ...row })))
    const answers = scans.map(({ answer }) => answer).join('\n')
    const steps = [
      ...kept,
      ...toRaiseSteps(this.#raised),
      { statement: recordScansSql, values: [...this.#place, rows, answers, changesRosters] },
      { statement: recordCheckinsSql, values: [...this.#place, await this.#toJson(checkins), changesRosters] },
    ]
    if (this.#unmarked.length === 0) return steps
    return [...steps, { statement: unmarkFirstCheckinsSql, values: [...this.#place, this.#unmarked.sort()] }]
  }

  /** Yields to the event loop, since there may be tens of thousands of rows. */
  async #toJson(rows: object[]): Promise<string> {
    const texts: string[] = []
    for (const row of rows) {
      texts.push(JSON.stringify(row))
      const turn = this.yieldLoop()
      if (turn) await turn
    }
    return `[${texts.join()}]`
  }
}

/** All transactions insert unique values in the same order, so they wait for each other but cannot deadlock. */
function sorted<Row>(rows: Row[], by: (row: Row) => string): Row[] {
  const names = new Map(rows.map((row) => [row, by(row)]))
  return rows.toSorted((one, other) => ((names.get(one) ?? '') < (names.get(other) ?? '') ? -1 : 1))
}
