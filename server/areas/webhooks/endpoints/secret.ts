import { randomBytes } from 'node:crypto'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Work } from '../../../platform/work/work.ts'
import { auditEndpoint } from './audit.ts'
import type { HookCaller } from './endpoint-caller.ts'
import { lockChangeableEndpoint } from './find.ts'
import { replaceSecretSql } from './queries.ts'
import { toEndpoint } from './shape.ts'

const PREFIX = 'whsec_'
const BYTES = 32

/** Encrypted for the endpoint with this id, and readable only with it. */
export function makeSigningSecret(box: SecretBox, endpointId: string) {
  const text = PREFIX + randomBytes(BYTES).toString('base64url')
  return { text, lastFour: text.slice(-4), sealed: box.seal(text, endpointId) }
}

/** How long the secret before still signs after a rotation. */
export const OVERLAP_HOURS = 24

/** The current secret also signs for another day; the one before it no longer does. */
export async function rotateSecret(work: Work, manager: HookCaller, box: SecretBox, id: string) {
  const { transaction, now } = work
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  const secret = makeSigningSecret(box, id)
  const until = new Date(now.getTime() + OVERLAP_HOURS * 3_600_000)
  transaction.defer(replaceSecretSql, [manager.organization.id, id, secret.sealed, secret.lastFour, until, now])
  const after = toEndpoint({ ...row, secret_last_four: secret.lastFour, updated_at: now })
  auditEndpoint(work, 'secret_rotated', toEndpoint(row), after)
  return { ...after, secret: secret.text }
}
