import type { IncomingMessage } from 'node:http'
import { buildKeyedLimiter, type KeyedLimiter, runLimited } from '../../platform/concurrency-limit.ts'
import { buildRetryAfterExtras, isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { spoolUpload } from '../../platform/uploads/index.ts'
import { BodyError, isFileUpload, streamFileBody } from '../body/file-body.ts'
import { discardBody, hasRequestBody, isBodyEmpty, isJsonMediaType, readBody } from '../body/read-body.ts'
import type { HttpCall, RequestStep } from '../exchange.ts'

export type BodyOptions = {
  maxBodyBytes: number
  maxPublicBodyBytes: number
  /** For callers without a key. */
  maxVisitorBodyBytes: number
  /** Where files are stored during the request. */
  files: { database: Database }
}

/** Each has a piece in memory for as long as its sender likes, so an organization over its limit is refused at once. */
const MAX_FILES_OF_ONE = 4
const MAX_FILES = 24
/** An estimate: a large file takes some seconds on an ordinary connection. */
const FILE_RETRY_SECONDS = 10
const EVERYBODY = ''

type FileLimiters = { ofOne: KeyedLimiter; ofAll: KeyedLimiter }

export function buildReadBodyStep(limits: BodyOptions): RequestStep {
  const limiters = { ofOne: buildKeyedLimiter(MAX_FILES_OF_ONE), ofAll: buildKeyedLimiter(MAX_FILES) }
  return async (exchange) => {
    const { ctx, route, caller } = exchange
    const maxBytes = maxBytesOf(caller, limits)
    if (!route.bodyRequired && !hasRequestBody(ctx.req)) return undefined
    if (route.bodyType === null) return readNothing(exchange)
    const type = ctx.req.headers['content-type']
    if (isFileUpload(route.fileBody, type)) return readFile(exchange, limits, limiters)
    if (!isJsonMediaType(type)) {
      const canBeNone = !route.bodyRequired
      if (canBeNone && (await isBodyEmpty(ctx.req))) return undefined
      const read = [route.bodyType, ...(route.fileBody?.types ?? [])].join(' or ')
      const message = `This operation reads ${read}; the request sent ${type ?? 'no Content-Type'}.`
      const refusal = refuse('unsupported_media_type', message)
      return canBeNone ? refuseUnread(ctx.req, refusal) : refusal
    }
    const bytes = await readBodyOrRefuse(ctx.req, maxBytes)
    if (isRefusal(bytes)) return bytes
    exchange.bytes = bytes
    return undefined
  }
}

export async function readBodyOrRefuse(request: IncomingMessage, maxBytes: number): Promise<Buffer | Refusal> {
  const read = await readBody(request, maxBytes)
  return isRefusal(read) ? refuseUnread(request, read) : read
}

/** The rest of the body may still be arriving, so the connection cannot be reused. */
async function refuseUnread(request: IncomingMessage, refusal: Refusal): Promise<Refusal> {
  await discardBody(request, DISCARDED)
  return { ...refusal, headers: { ...refusal.headers, Connection: 'close' } }
}

function maxBytesOf(caller: HttpCall['caller'], limits: BodyOptions): number {
  if (!caller) return limits.maxVisitorBodyBytes
  return caller.key.isPublic ? limits.maxPublicBodyBytes : limits.maxBodyBytes
}

/** Stores the file piece by piece, so that little of it is in memory. */
async function readFile(exchange: HttpCall, limits: BodyOptions, limiters: FileLimiters): Promise<Refusal | undefined> {
  const { ctx, route, caller } = exchange
  const largest = route.fileBody?.maxBytes ?? 0
  const maxBytes = caller?.key.isPublic ? Math.min(limits.maxPublicBodyBytes, largest) : largest
  const organizationId = caller?.organization.id ?? ''
  if (limiters.ofOne.isFull(organizationId)) {
    const message = `The organization is sending ${MAX_FILES_OF_ONE} files at this moment, which is as many as it may; send this one again in ${FILE_RETRY_SECONDS} seconds.`
    return refuseUnread(ctx.req, refuse('rate_limited', message, buildRetryAfterExtras(FILE_RETRY_SECONDS)))
  }
  const spooling = { database: limits.files.database, organizationId, now: caller?.at ?? new Date() }
  try {
    const read = () => spoolUpload(spooling, streamFileBody(ctx.req, { maxBytes }))
    exchange.spooled = await runLimited(limiters.ofOne, organizationId, () =>
      runLimited(limiters.ofAll, EVERYBODY, read),
    )
    return undefined
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    return refuseUnread(ctx.req, refuse(error.code, error.message))
  }
}

/** For a refused body. A client that sends more before it reads will miss the response. */
const DISCARDED = { maxBytes: 16 * 1024 * 1024, patience: 1_000 }

/** `{}` with some spaces. */
const MAX_NOTHING_LENGTH = 16

/** Many clients send `{}` for an empty body. A longer body has content and is not read. */
async function readNothing(exchange: HttpCall): Promise<undefined> {
  const { req } = exchange.ctx
  if (exchange.route.method === 'GET') return
  if (!(Number(req.headers['content-length']) <= MAX_NOTHING_LENGTH)) return
  const read = await readBody(req, MAX_NOTHING_LENGTH)
  if (!isRefusal(read)) exchange.bytes = read
}
