import { RosterPages } from './roster-pages.ts'
import type { ScannerService } from './service.ts'
import type { ScannerState } from './state.ts'
import type { RosterTicket } from './types.ts'

/** Reads the roster, or what changed on it. A page is indexed while the next one is on its way. */
export async function readRoster(
  service: ScannerService,
  state: ScannerState,
  readAt: number,
  isUnwanted: () => boolean,
): Promise<void> {
  const since = state.values.roster?.asOf
  const ask = (cursor: string | null) =>
    service.roster({ limit: '200', ...(since ? { since } : {}), ...(cursor ? { cursor } : {}) })
  const whole = new RosterPages(state.pages.next)
  const changed: RosterTicket[] = []
  for (let asked = ask(null); ; ) {
    const { text, body } = await asked
    const { next_cursor, as_of, from_start } = body.page
    if (next_cursor !== null) asked = ask(next_cursor)
    if (from_start) whole.add(whole.next, text, body.data)
    else changed.push(...body.data)
    if (next_cursor !== null) continue
    if (isUnwanted()) return
    const roster = { asOf: as_of, readAt }
    return from_start ? state.replaceRoster(whole, roster) : state.changeRoster(changed, roster)
  }
}
