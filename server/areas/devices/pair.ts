import type { KeylessCaller } from '../../access/callers/index.ts'
import { insertDeviceDigestSql, makeDeviceToken } from '../../access/devices/index.ts'
import { getAllowance, toEntitlementRefusal, toReadOnlyRefusal } from '../../access/plans/index.ts'
import { buildRetryAfterExtras, refuse } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { digestSecret } from '../../platform/secrets.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { matchesPairingSecret, type PairingCode, parsePairingCode } from './pairing-code.ts'
import * as queries from './queries.ts'
import { type CodeOwner, type PairingCodeRow, toDeviceView } from './shape.ts'

/** Per address and minute. */
const MAX_ATTEMPTS = 10
/** Wrong secrets per event within the window, from all addresses together. */
const MAX_MISTAKES = 10
const MISTAKES_WINDOW_MINUTES = 15

type Pairing = Schemas['PairingRequest']

/** The same refusal for every reason, so that guessing reveals nothing. */
const refused = refuse(
  'pairing_code_refused',
  'The pairing code is wrong, was used before, or has run out; ask for a new one.',
)

export async function pairDevice(database: Database, visitor: KeylessCaller, pairing: Pairing, requestId: string) {
  const code = parsePairingCode(pairing.code)
  if (!code) return refused
  const [holder] = await runPrepared<CodeOwner>(database, queries.findPairingCodeOwnerSql, [code.handle, visitor.now])
  if (!holder) return refused
  const id = newId(holder.at)
  const origin = {
    organizationId: holder.organization_id,
    actor: { type: 'device' as const, id },
    source: 'api' as const,
    client: visitor.clientName,
    requestId,
  }
  return doWork(database, origin, holder.at, (work) =>
    pairWith(work, code, { holder, pairing, id, clientName: visitor.clientName }),
  )
}

/** Counts every pairing request, before its body is read. */
export async function limitPairingAttempts(database: Database, { address, now }: KeylessCaller) {
  const values = [address, now, MAX_ATTEMPTS]
  const [row] = await runPrepared<{ calls: number; at: Date }>(database, queries.recordPairingAttemptSql, values)
  if (!row || row.calls <= MAX_ATTEMPTS) return undefined
  const seconds = 60 - row.at.getUTCSeconds()
  const message = `An address may try to pair ${MAX_ATTEMPTS} times a minute and yours has; try again in ${seconds} seconds.`
  return refuse('rate_limited', message, buildRetryAfterExtras(seconds))
}

async function pairWith(
  work: Work,
  { handle, secret }: PairingCode,
  { holder, pairing, id, clientName }: { holder: CodeOwner; pairing: Pairing; id: string; clientName: string | null },
) {
  const { transaction, now } = work
  const organization = holder.organization_id
  const [code] = await transaction.run<PairingCodeRow>(queries.lockPairingCodeSql, [organization, handle])
  if (!code) return refused
  // Checked before counting mistakes: there is nothing to guess, and an old code must not be usable to block the event.
  if (code.used_at || code.expires_at <= now) return refused
  const guessed = await refuseGuesser(work, organization, code, secret)
  if (guessed) return guessed
  const unfit = refuseOrganization(holder, clientName)
  if (unfit) return unfit
  const token = makeDeviceToken()
  const secretDigest = digestSecret(token)
  const { event_id, event_code, event_name, timezone, livemode, group_code, point_code } = code
  const name = code.name ?? pairing.name
  const last_four = token.slice(-4)
  transaction.defer(queries.insertDeviceSql, [
    organization,
    id,
    event_id,
    secretDigest,
    last_four,
    name,
    pairing.sw_version,
    livemode ? 'live' : 'test',
    code.group_id,
    code.check_in_point_id,
    code.created_by,
    now,
    handle,
  ])
  transaction.defer(insertDeviceDigestSql, [secretDigest, organization, id])
  const device = { id, name, last_four, sw_version: pairing.sw_version, paired_at: now, revoked_at: null }
  const after = toDeviceView({ ...code, ...device })
  work.audit({ action: 'device.paired', object: { type: 'device', id }, before: null, after })
  return {
    id,
    name,
    token,
    event: { id: event_id, code: event_code, name: event_name, timezone },
    group: group_code,
    check_in_point: point_code,
    paired_at: now.toISOString(),
    livemode,
  }
}

/** Limits guesses at the secret of a known handle. Mistakes count for the whole event, and are committed. */
async function refuseGuesser(work: Work, organization: string, { event_id, digest }: PairingCodeRow, secret: string) {
  const { transaction, now } = work
  const over = new Date(now.getTime() - MISTAKES_WINDOW_MINUTES * 60_000)
  const values = [organization, event_id, now, over]
  const [held] = await transaction.run<{ mistakes: number; window_start: Date }>(queries.lockPairingMistakesSql, values)
  if (held && held.mistakes >= MAX_MISTAKES) {
    const until = held.window_start.getTime() + MISTAKES_WINDOW_MINUTES * 60_000
    const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1_000))
    const message = `Too many pairing codes of this event were wrong; try again in ${seconds} seconds.`
    return refuse('rate_limited', message, buildRetryAfterExtras(seconds))
  }
  if (matchesPairingSecret(secret, digest)) return null
  transaction.defer(queries.addPairingMistakeSql, [organization, event_id])
  return { ...refused, keepsWork: true as const }
}

/** Every plan allows pairing; apps that send a client name need more. */
function refuseOrganization({ plan, plan_overrides, read_only_since }: CodeOwner, clientName: string | null) {
  const { automation_apps } = getAllowance(plan, plan_overrides)
  if (clientName !== null && !automation_apps) return toEntitlementRefusal('automation_apps', plan)
  return read_only_since ? toReadOnlyRefusal(read_only_since) : null
}

export async function purgePairingData(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `
with handles as (
  delete from pairing_handles where expires_at < coalesce(?::timestamptz, now()) - interval '1 day'
)
delete from pairing_attempts where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now, now],
  )
  return rowCount
}
