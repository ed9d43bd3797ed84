import type { KeyMode } from '../../access/callers/index.ts'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { serveDashboard } from './live/dashboard-page.ts'
import { serveDevices } from './pages/devices.ts'
import { showHomePage } from './pages/home.ts'
import { serveKeys } from './pages/keys.ts'
import { serveMember, serveMembers } from './pages/members.ts'
import { serveSettings } from './pages/settings.ts'
import { serveSourceImport } from './pages/source-import.ts'
import { serveContractPage } from './show/serve-place.ts'
import { type ConsoleVisit, type MemberVisit, type ModeVisit, redirect, SANDBOX_ROOT } from './visit.ts'

/** Pages that the contract does not have; all others follow from it. */
const PAGES: [path: RegExp, serve: (visit: ModeVisit, ...params: string[]) => Promise<void>][] = [
  [/^$/, showHomePage],
  [/^\/keys$/, serveKeys],
  [/^\/members$/, serveMembers],
  [/^\/members\/(\w{26})$/, serveMember],
  [/^\/settings$/, serveSettings],
  [/^\/events\/([\w-]+)\/devices$/, serveDevices],
  [/^\/events\/([\w-]+)\/dashboard$/, serveDashboard],
  [/^\/source-import$/, serveSourceImport],
]

export async function serveModePage(visit: MemberVisit, mode: KeyMode, path: string): Promise<void> {
  const caller = visit.session.toCaller(mode)
  const { timezone } = caller.organization
  const inMode = { ...visit, mode, base: `/console/${mode}`, caller, timezone }
  for (const [pattern, serve] of PAGES) {
    const found = pattern.exec(path)
    if (found) return serve(inMode, ...found.slice(1))
  }
  return serveContractPage(inMode, path)
}

/** For everybody: what it shows and does is what the public key of the sandbox can see and do. */
export async function serveSandboxPage(visit: ConsoleVisit, path: string): Promise<void> {
  const { ctx, cookies, browser, reader, options } = visit
  if (path === '') return redirect(ctx, `${SANDBOX_ROOT}/events`)
  const caller = await loadBackgroundCaller(reader, options.visitor, options.clock.database())
  if (isRefusal(caller)) return redirect(ctx, '/console/sign-in')
  cookies.write(ctx, 'browser', browser)
  const { timezone } = caller.organization
  return serveContractPage({ ...visit, mode: 'test', base: SANDBOX_ROOT, caller, timezone }, path)
}
