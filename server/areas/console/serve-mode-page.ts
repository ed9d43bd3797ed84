import type { KeyMode } from '../../access/callers/index.ts'
import { serveDashboard } from './live/dashboard-page.ts'
import { showHome } from './pages/home.ts'
import { serveKeys } from './pages/keys.ts'
import { servePlace } from './show/serve-place.ts'
import { loadCaller, type MemberVisit, type ModeVisit, redirect } from './visit.ts'

/** Pages that the contract does not have; all others follow from it. */
const PAGES = new Map<string, (visit: ModeVisit) => Promise<void>>([
  ['', showHome],
  ['/keys', serveKeys],
])

const DASHBOARD_PATH = /^\/events\/([^/]+)\/dashboard$/

export async function serveModePage(visit: MemberVisit, mode: KeyMode, path: string): Promise<void> {
  const caller = await loadCaller(visit, mode)
  if (!caller) return redirect(visit.ctx, '/console/sign-in')
  const inMode = { ...visit, mode, base: `/console/${mode}`, caller }
  const event = DASHBOARD_PATH.exec(path)?.[1]
  if (event !== undefined) return serveDashboard(inMode, event)
  return (PAGES.get(path) ?? ((one) => servePlace(one, path)))(inMode)
}
