import type { Caller, CallingDevice } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import { buildRetryAfterExtras, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { countFailedEmailSearchSql, findRosterTicketsByEmailSql, uncountFailedEmailSearchSql } from './queries.ts'
import { listRosterGroupIds } from './roster.ts'
import type { RosterRow } from './rows.ts'
import { buildRosterTicketMapper } from './shape.ts'

const MAX_TICKETS = 20
/** Few enough that a lost device cannot find out who comes, enough for what people misspell. */
const MAX_MISSES = 20
const MISSES_WINDOW_MINUTES = 15

export type EmailSearch = { caller: Caller & { device: CallingDevice }; event: EventRow; salt: string; email: string }

/** The tickets on the caller's roster of somebody with this address. */
export async function findTicketsByEmail(reader: Reader, { caller, event, salt, email }: EmailSearch) {
  const device = [caller.organization.id, caller.device.id]
  const refused = await countMiss(reader, device, caller.at)
  if (refused) return refused
  const groups = await listRosterGroupIds(reader, caller, event)
  const scope = [caller.organization.id, event.id, caller.key.mode === 'live', groups, salt]
  const rows = await reader.run<RosterRow>(findRosterTicketsByEmailSql, [...scope, email, MAX_TICKETS + 1])
  if (rows.length > 0) await reader.run(uncountFailedEmailSearchSql, device)
  const shape = await buildRosterTicketMapper(reader, caller, rows)
  return { tickets: rows.slice(0, MAX_TICKETS).map(shape), has_more: rows.length > MAX_TICKETS }
}

async function countMiss(reader: Reader, device: string[], now: Date): Promise<Refusal<'rate_limited'> | null> {
  const over = new Date(now.getTime() - MISSES_WINDOW_MINUTES * 60_000)
  const values = [...device, now, over, MAX_MISSES]
  const [counted] = await reader.run<{ calls: number; window_start: Date }>(countFailedEmailSearchSql, values)
  if (!counted || counted.calls <= MAX_MISSES) return null
  const until = counted.window_start.getTime() + MISSES_WINDOW_MINUTES * 60_000
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1_000))
  const message = `This device has asked for ${MAX_MISSES} addresses that nobody has; try again in ${seconds} seconds.`
  return refuse('rate_limited', message, buildRetryAfterExtras(seconds))
}
