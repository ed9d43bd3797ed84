import type { KeyMode } from '../../access/callers/index.ts'
import { loadActingCaller } from '../../access/keys/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { publicKeyAsActor } from '../sandbox/index.ts'
import { showHome } from './pages/home.ts'
import { serveKeys } from './pages/keys.ts'
import { servePlace } from './show/serve-place.ts'
import { type MemberVisit, type ModeVisit, redirect, SANDBOX_BASE, type Visit } from './visit.ts'

/** Pages that the contract does not have; all others follow from it. */
const PAGES = new Map<string, (visit: ModeVisit) => Promise<void>>([
  ['', showHome],
  ['/keys', serveKeys],
])

export async function serveModePage(visit: MemberVisit, mode: KeyMode, path: string): Promise<void> {
  const { actor } = visit.session
  const by = { type: 'member' as const, id: actor.member.id }
  const actsFor = { organizationId: actor.organization.id, by, livemode: mode === 'live' }
  const caller = await loadActingCaller(visit.reader, actsFor, visit.options.clock.database())
  // Removed between the two statements.
  if (isRefusal(caller)) return redirect(visit.ctx, '/console/sign-in')
  const inMode = { ...visit, mode, base: `/console/${mode}`, caller }
  return (PAGES.get(path) ?? ((one) => servePlace(one, path)))(inMode)
}

/** For everybody: what it shows and does is what the public key of the sandbox can see and do. */
export async function serveSandboxPage(visit: Visit, path: string): Promise<void> {
  const { ctx, cookies, browser, reader, options } = visit
  if (path === '') return redirect(ctx, `${SANDBOX_BASE}/events`)
  const caller = await loadActingCaller(reader, publicKeyAsActor, options.clock.database())
  if (isRefusal(caller)) return redirect(ctx, '/console/sign-in')
  cookies.write(ctx, 'browser', browser)
  return servePlace({ ...visit, mode: 'test', base: SANDBOX_BASE, caller }, path)
}
