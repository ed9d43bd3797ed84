import { type OperationId, operations } from '../../../generated/operations.ts'
import type { Caller } from '../../access/callers/index.ts'
import { createDenial, type Denial, denyWithoutPermission } from '../../access/members/index.ts'
import { JOB_PERMISSIONS, type JobType } from '../jobs/index.ts'
import { describeOperation } from './contract/operations.ts'
import { permissionFor } from './contract/operations-of-members.ts'
import { fillPath } from './contract/places.ts'
import type { ConsoleAnswer, ConsoleRequest, PlaceVisit } from './visit.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: URLSearchParams | Record<string, string>
  body?: unknown
  /** The same for the same form, so that it is done once however often it is sent. */
  once?: string
}

export type Answered = {
  ok: true
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation
  body: any
  bytes: Buffer
}
export type Refused = { ok: false; status: number; message: string; problems: { path: string; message: string }[] }

/** The only way from the console to the API: each call needs the member's permission for its operation. */
export async function callOperation(
  visit: PlaceVisit,
  id: OperationId,
  input: CallInput = {},
): Promise<Answered | Refused> {
  const denied = denyOperation(visit, id)
  if (denied) return { ok: false, status: 403, message: denied.message, problems: [] }
  const forbidden = id === 'cancelJob' ? await denyCancelling(visit, input) : undefined
  if (forbidden) return { ok: false, status: 403, message: forbidden.message, problems: [] }
  const { method, path } = describeOperation(id)
  const query = new URLSearchParams(input.query).toString()
  const answer = await send(visit, {
    method,
    url: fillPath(path, input.params ?? {}) + (query ? `?${query}` : ''),
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.once === undefined ? {} : { 'idempotency-key': input.once }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  const body = isJson ? JSON.parse(answer.bytes.toString()) : undefined
  if (answer.status < 400) return { ok: true, ...answer, body }
  const { message = 'The service could not answer.', details } = body?.error ?? {}
  const problems = Array.isArray(details) ? details : details?.path ? [{ path: details.path, message }] : []
  return { ok: false, status: answer.status, message: asMember(message), problems }
}

function send({ ctx, options, session, caller }: PlaceVisit, request: ConsoleRequest): Promise<ConsoleAnswer> {
  if (!session) return options.callAsVisitor(ctx, request)
  return options.callAsMember(ctx, { ...request, caller, secret: session.token })
}

export function denyOperation({ session, caller }: PlaceVisit, id: OperationId): Denial | undefined {
  const permission = permissionFor(id)
  if (permission === null) return createDenial('The console does not do that.')
  if (session) return denyWithoutPermission(session.actor, permission)
  const { scope } = operations[id]
  return scope !== null && caller.key.scopes.includes(scope) ? undefined : toVisitorDenial(caller, scope)
}

function toVisitorDenial({ key }: Caller, scope: string | null): Denial {
  return createDenial(
    `Visitors of the sandbox do what its public key does, which has the scopes ${key.scopes.join(', ')}; this takes ${scope}.`,
  )
}

/** Who may start a job of its type may also cancel it. */
async function denyCancelling(visit: PlaceVisit, { params }: CallInput): Promise<Denial | undefined> {
  if (!visit.session) return undefined
  const job = await callOperation(visit, 'getJob', { params })
  const permission = job.ok ? JOB_PERMISSIONS[job.body.type as JobType] : undefined
  return permission && denyWithoutPermission(visit.session.actor, permission)
}

export const mayCall = (visit: PlaceVisit, id: OperationId): boolean => denyOperation(visit, id) === undefined

/** The API speaks of keys; here it is the member who is limited, and the page that is in test mode. */
function asMember(message: string): string {
  return message
    .replace(/^The API key is limited/, 'You are limited')
    .replace(/^A test key makes/, 'In test mode you make')
    .replace(/^A test key (can|cannot)\b/, 'In test mode you $1')
}
