import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Caller, toAuditActor } from '../access/callers/index.ts'
import { buildKeyedLimiter, type KeyedLimiter, runLimited } from '../platform/concurrency-limit.ts'
import { toEtag } from '../platform/contract/etag.ts'
import { isRefusal, type Refusal, refuse } from '../platform/contract/refusal.ts'
import type { RequestValidators, Route } from '../platform/contract/route-table.ts'
import { type Database, getPgPool } from '../platform/database/connect.ts'
import type { AuditOrigin } from '../platform/work/audit/index.ts'
import { type IdempotentRequest, runOnce, type StoredAnswer, saveOrReplay } from '../platform/work/idempotency/index.ts'
import { doWork, type Work } from '../platform/work/work.ts'
import type { CallResult, HandlerEntry, HttpCall, UntypedOutcome } from './exchange.ts'
import { type IfMatch, toPrecondition } from './if-match.ts'
import { buildPerformBatched } from './perform-batched.ts'
import { isStorableRefusal, renderStorableAnswer, renderStreamableAnswer, toRenderedOutcome } from './render.ts'
import { type OperationInput, parseBody, readOperationInput } from './steps/read-input.ts'

export type PerformOptions = {
  database: Database
  validators: RequestValidators
  maxJsonDepth: number
  limiter: KeyedLimiter
}

/** Per organization; all together may use a quarter of the connections. */
const MAX_OUTSIDE = 2
const EVERYBODY = ''

const LARGE_BODY_BYTES = 256 * 1024

/** Runs a GET directly, an idempotent operation once per key, and any other change in a transaction. */
export function buildPerformOperation({ database, validators, maxJsonDepth, limiter }: PerformOptions) {
  const performBatched = buildPerformBatched(database, limiter)
  const outsideOfOne = buildKeyedLimiter(MAX_OUTSIDE)
  const outsideOfAll = buildKeyedLimiter(Math.max(1, Math.floor(getPgPool(database).options.max / 4)))

  const perform = async (exchange: HttpCall, run: (work?: Work) => Promise<UntypedOutcome>, ifMatch?: IfMatch) => {
    const { route, caller } = exchange
    if (route.method === 'GET' || !caller) return rendered(await run(), exchange)
    if (route.idempotent) return performOnce(database, exchange, caller, run)
    const precondition = toPrecondition(route, ifMatch)
    return rendered(await doWork(database, originOf(exchange, caller), caller.at, run, precondition), exchange)
  }

  const performInTurn = (
    exchange: HttpCall,
    { ifMatch, ...input }: OperationInput,
    { handle, callsOutside }: HandlerEntry,
  ) => {
    const id = (exchange.caller ?? exchange.tenant)?.organization.id ?? ''
    const run = (work?: Work) => handle(callOf(exchange, input, work))
    const performNow = () => runLimited(limiter, id, () => perform(exchange, run, ifMatch))
    if (!callsOutside) return performNow()
    // A slow outside service would otherwise occupy all database connections.
    return runLimited(outsideOfOne, id, () => runLimited(outsideOfAll, EVERYBODY, performNow))
  }

  /** The handler ensures that the work is done once; only its refusals are stored here. */
  const performStored = async (exchange: HttpCall, caller: Caller, input: OperationInput, { handle }: HandlerEntry) => {
    const request = requestOf(exchange, caller)
    if (isRefusal(request)) return rendered(request, exchange)
    const outcome = (await handle({ ...callOf(exchange, input), request })) as KeptOutcome
    if (!isRefusal(outcome)) return { ...outcome, errorCode: null }
    const answer = renderStorableAnswer(outcome, exchange.ctx.state.errorContext)
    if (!isStorableRefusal(outcome) || outcome.code === 'idempotency_conflict') return rendered(outcome, exchange)
    const kept = await runLimited(limiter, caller.organization.id, () => saveOrReplay(database, request, answer))
    if (isRefusal(kept)) return rendered(kept, exchange)
    return { ...kept, errorCode: kept.replayed ? null : outcome.code }
  }

  return async (exchange: HttpCall, handler: HandlerEntry): Promise<CallResult> => {
    const { route, caller } = exchange
    const body = parseBody(exchange, maxJsonDepth)
    // Parsed in one turn of the event loop, and validated in another.
    if (exchange.bytes && exchange.bytes.length > LARGE_BODY_BYTES) await setImmediate()
    const input = readOperationInput(exchange, body, validators)
    if (isRefusal(input)) {
      // A validation error is stored for its idempotency key like any other refusal.
      if (route.idempotent && caller) {
        return runLimited(limiter, caller.organization.id, () =>
          performOnce(database, exchange, caller, async () => input),
        )
      }
      return rendered(input, exchange)
    }
    if (route.storesResponses && caller) return performStored(exchange, caller, input, handler)
    const { batch } = handler
    if (!batch || !caller) return performInTurn(exchange, input, handler)
    const request = requestOf(exchange, caller)
    if (isRefusal(request)) return rendered(request, exchange)
    const alone = () => performInTurn(exchange, input, handler)
    const callWith = (work: Work) => callOf(exchange, input, work)
    return performBatched({ exchange, caller, request, input, batch, callWith, alone })
  }
}

function callOf(exchange: HttpCall, input: OperationInput, work?: Work): object {
  const { caller, tenant, visitor, requestId, route, spooled, ctx } = exchange
  const file = route.fileBody ? { file: spooled?.file ?? null } : {}
  return {
    ...input,
    ...file,
    caller,
    tenant,
    visitor,
    requestId,
    origin: () => ctx.state.errorContext().pagesOrigin,
    work,
  }
}

async function performOnce(
  database: Database,
  exchange: HttpCall,
  caller: Caller,
  run: (work: Work) => Promise<UntypedOutcome>,
): Promise<CallResult> {
  const request = requestOf(exchange, caller)
  if (isRefusal(request)) return rendered(request, exchange)
  let errorCode: string | null = null
  const outcome = await runOnce(database, request, async (work) => {
    const result = await run(work)
    errorCode = isRefusal(result) ? result.code : null
    return toRenderedOutcome(result, exchange)
  })
  if (isRefusal(outcome)) return rendered(outcome, exchange)
  return { ...outcome, errorCode: outcome.replayed ? null : errorCode }
}

type KeptOutcome = { answer: StoredAnswer; replayed: boolean } | Refusal

function requestOf(exchange: HttpCall, caller: Caller): IdempotentRequest | Refusal<'idempotency_key_required'> {
  const idempotencyKey = readIdempotencyKey(exchange)
  if (isRefusal(idempotencyKey)) return idempotencyKey
  return {
    organizationId: caller.organization.id,
    apiKeyId: caller.key.id,
    apiKey: exchange.apiKey ?? '',
    idempotencyKey,
    fingerprint: fingerprint(exchange),
    now: caller.at,
    origin: originOf(exchange, caller),
  }
}

function rendered(outcome: UntypedOutcome, { ctx, route }: HttpCall): CallResult {
  return {
    answer: renderStreamableAnswer(withEtag(outcome, route), ctx.state.errorContext),
    replayed: false,
    errorCode: isRefusal(outcome) ? outcome.code : null,
  }
}

function withEtag(outcome: UntypedOutcome, { etagFields }: Route): UntypedOutcome {
  if (!etagFields || isRefusal(outcome)) return outcome
  return { ...outcome, headers: { ...outcome.headers, ETag: toEtag(etagFields, outcome.body as object) } }
}

const SANE_KEY = /^[!-~]{1,255}$/

function readIdempotencyKey({ ctx }: HttpCall): string | Refusal<'idempotency_key_required'> {
  const sent = ctx.req.headers['idempotency-key']
  if (typeof sent === 'string' && SANE_KEY.test(sent)) return sent
  return refuse(
    'idempotency_key_required',
    'Send the header Idempotency-Key with 1 to 255 visible ASCII characters, a new one for each new request.',
  )
}

/** Keyed with the API key: a body may contain a PIN, which a plain digest in the database would reveal. */
function fingerprint({ ctx, bytes, spooled, route, apiKey }: HttpCall): Buffer {
  const file = spooled ? [route.fileBody?.types[0], spooled.digest.toString('hex')] : []
  const head = JSON.stringify([ctx.method, ctx.path, ctx.querystring, ...file])
  return createHmac('sha256', apiKey ?? '')
    .update(`${head}\n`)
    .update(bytes ?? '')
    .digest()
}

function originOf({ requestId, clientName, address }: HttpCall, caller: Caller): AuditOrigin {
  return {
    organizationId: caller.organization.id,
    actor: toAuditActor(caller),
    // Members call the API from the console alone.
    source: caller.commanded ? 'console' : 'api',
    client: clientName ?? null,
    requestId,
    ...(caller.key.isPublic && address !== undefined ? { visitor: address } : {}),
  }
}
