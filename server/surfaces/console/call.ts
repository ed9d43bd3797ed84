import { Readable } from 'node:stream'
import { type OperationId, operations } from '../../../generated/operations.ts'
import type { Caller } from '../../access/callers/index.ts'
import { buildDenial, checkPermission, type Denial } from '../../access/members/index.ts'
import { isOpenToMembers, toEntitlementRefusal } from '../../access/plans/index.ts'
import { JOB_PERMISSIONS, type JobType } from '../../areas/jobs/index.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import { describeOperation } from './contract/operations.ts'
import { findOperationPermission } from './contract/operations-of-members.ts'
import { fillPathParameters } from './contract/places.ts'
import { waitForFirstAnswer } from './form-key.ts'
import type { ShownProblem } from './refusals.ts'
import type { ConsoleAnswer, ConsoleRequest, PageVisit } from './visit.ts'

export type ConsoleCallInput = {
  params?: Record<string, string>
  query?: URLSearchParams | Record<string, string>
  body?: unknown
  /** Instead of a body. */
  file?: { type: string; chunks: AsyncIterable<Buffer> }
  /** The ETag of the object that is changed, as it was read. */
  ifMatch?: string
  /** The same for the same form, so that it is done once however often it is sent. */
  once?: string
}

export type SuccessfulCall = {
  ok: true
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation
  body: any
}
/** Of an operation that answers a file. */
export type DownloadCall = Omit<SuccessfulCall, 'body'> & { body: Readable }
export type FailedCall = {
  ok: false
  status: number
  code: string | null
  message: string
  details: Record<string, unknown>
  problems: ShownProblem[]
}

export function toFailedCall(status: number, message: string, code: string | null = null): FailedCall {
  return { ok: false, status, code, message, details: {}, problems: [] }
}

/** With `downloadOperation` the only way from the console to the API: each call needs the member's permission for it. */
export async function callOperation(
  visit: PageVisit,
  id: OperationId,
  input: ConsoleCallInput = {},
): Promise<SuccessfulCall | FailedCall> {
  const answer = await downloadOperation(visit, id, input)
  if (!answer.ok) return answer
  const bytes = await readAll(answer.body)
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  return { ...answer, body: isJson ? JSON.parse(bytes.toString()) : undefined }
}

const readAll = async (stream: Readable): Promise<Buffer> => Buffer.concat(await stream.toArray())

/** The answer is not read: it may be large. */
export async function downloadOperation(visit: PageVisit, id: OperationId, input: ConsoleCallInput = {}) {
  const denied = denyOperation(visit, id) ?? (id === 'cancelJob' ? await denyCancelling(visit, input) : undefined)
  if (denied) return toFailedCall(403, denied.message, denied.code)
  // A file is read once, and cannot be sent again.
  return input.file ? ask(visit, id, input) : waitForFirstAnswer(() => ask(visit, id, input))
}

async function ask(visit: PageVisit, id: OperationId, input: ConsoleCallInput): Promise<DownloadCall | FailedCall> {
  const answer = await send(visit, toRequest(id, input))
  if (answer.status < 400) return { ok: true, ...answer }
  const {
    code = 'internal',
    message = 'The service could not answer.',
    details = {},
    key,
    upgrade_plan,
  } = JSON.parse((await readAll(answer.body)).toString() || '{}').error ?? {}
  const problems = Array.isArray(details) ? details : details.path ? [{ path: details.path, message }] : []
  // An error that names an entitlement does so beside its details.
  const facts = key === undefined ? details : { ...details, key, upgrade_plan }
  return { ok: false, status: answer.status, code, message, details: facts, problems }
}

function toRequest(id: OperationId, input: ConsoleCallInput): ConsoleRequest {
  const { method, path } = describeOperation(id)
  const { params = {}, body, file, once, ifMatch } = input
  const query = new URLSearchParams(input.query).toString()
  const type = file?.type ?? (body === undefined ? undefined : 'application/json')
  const sent = file ? Readable.from(file.chunks) : body === undefined ? undefined : JSON.stringify(body)
  return {
    method,
    url: fillPathParameters(path, params) + (query ? `?${query}` : ''),
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(once === undefined ? {} : { 'idempotency-key': once }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    ...(sent === undefined ? {} : { body: sent }),
  }
}

function send({ ctx, options, session, caller }: PageVisit, request: ConsoleRequest): Promise<ConsoleAnswer> {
  if (!session) return options.callAsVisitor(ctx, request)
  return options.callAsMember(ctx, { ...request, caller, secret: session.token })
}

type Denied = Denial | Refusal<'entitlement_required'>

/** For want of a permission, or by the plan. */
export function denyOperation({ session, caller }: PageVisit, id: OperationId): Denied | undefined {
  const permission = findOperationPermission(id)
  if (permission === null) return buildDenial('The console does not do that.')
  if (session) return checkPermission(session.actor, permission) ?? denyByPlan(caller, id)
  const { scope } = operations[id]
  return scope !== null && caller.key.scopes.includes(scope) ? undefined : toVisitorDenial(caller, scope)
}

/** What bringing people over from a platform takes of the plan, which the contract does not name. */
const FROM_PLATFORMS: OperationId[] = ['createSourceConnection', 'createSourceImport']

/** What the plan does not include is not offered, and its form says so before anything is typed. */
function denyByPlan({ organization }: Caller, id: OperationId): Refusal<'entitlement_required'> | undefined {
  const { allowance, plan } = organization
  const taken = [operations[id].entitlement, FROM_PLATFORMS.includes(id) ? 'background_jobs' : null] as const
  const missing = taken.find((key) => key !== null && !isOpenToMembers(allowance, key))
  return missing ? toEntitlementRefusal(missing, plan) : undefined
}

function toVisitorDenial({ key }: Caller, scope: string | null): Denial {
  return buildDenial(
    `Visitors of the sandbox do what its public key does, which has the scopes ${key.scopes.join(', ')}; this takes ${scope}.`,
  )
}

/** Who may start a job of its type may also cancel it. */
async function denyCancelling(visit: PageVisit, { params }: ConsoleCallInput): Promise<Denial | undefined> {
  if (!visit.session) return undefined
  const job = await callOperation(visit, 'getJob', { params })
  const permission = job.ok ? JOB_PERMISSIONS[job.body.type as JobType] : undefined
  return permission && checkPermission(visit.session.actor, permission)
}

export const mayCall = (visit: PageVisit, id: OperationId): boolean => denyOperation(visit, id) === undefined
