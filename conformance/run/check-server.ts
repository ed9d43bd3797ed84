import type { KeyRole, KeysByRole } from '../world/roles.ts'

/** The run cannot start: the server is not there, or does not accept the key. */
export class ServerCheckError extends Error {}

export type ServerCheckResult = { organization: string | null }

/** Keys that a server must refuse cannot show whether it is reachable. */
const REFUSED: KeyRole[] = ['revoked', 'expired', 'wrong_ip', 'over_quota', 'low_plan', 'slow']
const PATIENCE_MS = 15_000

/** Calls `GET /v1/me` first, so that a wrong address or key is reported at once and not as a thousand failures. */
export async function checkServerAndKey(baseUrl: string, keys: KeysByRole): Promise<ServerCheckResult> {
  const roles = (Object.keys(keys) as KeyRole[]).filter((role) => keys[role] && !REFUSED.includes(role))
  const role = roles.includes('all') ? 'all' : roles[0]
  const response = await ask(`${baseUrl}/v1/me`, role && keys[role])
  const body = await response.json().catch(() => null)
  const code = body?.error?.code
  if (response.status === 401 && role) {
    throw new ServerCheckError(
      `${baseUrl} does not accept the key ("${role}"): ${body?.error?.message ?? 'it answers 401'}`,
    )
  }
  const speaks = body?.organization || typeof code === 'string' || response.status >= 500
  if (!speaks || response.status === 404) {
    const finding = `GET /v1/me answers ${response.status} ${speaks ? 'there' : 'without its content'}`
    throw new ServerCheckError(`${baseUrl} is not the address of this API: ${finding}. Check the address.`)
  }
  return { organization: typeof body?.organization?.name === 'string' ? body.organization.name : null }
}

async function ask(address: string, key: string | undefined): Promise<Response> {
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {}
  try {
    return await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new ServerCheckError(`Nothing answers at ${address}: ${cause}. Check the address and that the server runs.`)
  }
}

export function formatWriteWarning(baseUrl: string, { organization }: ServerCheckResult): string {
  return [
    `This run writes to ${baseUrl}, in the organization ${organization ?? 'of the key'}: it makes about a hundred events with people,`,
    'tickets and payments, and groups and contacts. It deletes what can be deleted and archives every event that it published;',
    'those stay, with the people on them and the audit log. Give it an organization for tests.',
  ].join('\n')
}
