import type { KeyMode } from '../../access/callers/index.ts'
import { serveDashboard } from './live/dashboard-page.ts'
import { serveDevices } from './pages/devices.ts'
import { showHome } from './pages/home.ts'
import { serveKeys } from './pages/keys.ts'
import { serveMember, serveMembers } from './pages/members.ts'
import { serveSettings } from './pages/settings.ts'
import { serveSourceImport } from './pages/source-import.ts'
import { servePlace } from './show/serve-place.ts'
import { loadCaller, type MemberVisit, type ModeVisit, redirect } from './visit.ts'

type OwnPage = (visit: ModeVisit, ...params: string[]) => Promise<void>

/** Pages that the contract does not have; all others follow from it. */
const PAGES: [path: RegExp, serve: OwnPage][] = [
  [/^$/, showHome],
  [/^\/keys$/, serveKeys],
  [/^\/members$/, serveMembers],
  [/^\/members\/(\w{26})$/, serveMember],
  [/^\/settings$/, serveSettings],
  [/^\/events\/([\w-]+)\/devices$/, serveDevices],
  [/^\/events\/([\w-]+)\/dashboard$/, serveDashboard],
  [/^\/source-import$/, serveSourceImport],
]

export async function serveModePage(visit: MemberVisit, mode: KeyMode, path: string): Promise<void> {
  const caller = await loadCaller(visit, mode)
  if (!caller) return redirect(visit.ctx, '/console/sign-in')
  const { timezone } = caller.organization
  const inMode = { ...visit, mode, base: `/console/${mode}`, caller, timezone }
  for (const [pattern, serve] of PAGES) {
    const found = pattern.exec(path)
    if (found) return serve(inMode, ...found.slice(1))
  }
  return servePlace(inMode, path)
}
