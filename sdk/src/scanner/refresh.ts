import { type RetryOptions, retryTemporaryFailures } from './retry.ts'
import { RosterPages } from './roster-pages.ts'
import type { ScannerService } from './service.ts'
import type { ScannerState } from './state.ts'
import type { RosterTicket } from './types.ts'

type Reading = {
  since: string | null
  readAt: number
  whole: RosterPages
  changed: RosterTicket[]
  cursor: string | null
}

/**
 * Reads the roster, or what changed on it. A page is indexed while the next one is on its way. After a failure the next
 * call goes on where this one stopped: on a poor network a large roster would otherwise never be complete.
 */
export function createRosterReader(service: ScannerService, state: ScannerState, options: RetryOptions) {
  let unfinished: Reading | null = null

  return async (now: number, isUnwanted: () => boolean): Promise<void> => {
    const since = state.values.roster?.asOf ?? null
    if (unfinished?.since !== since) unfinished = null
    unfinished ??= { since, readAt: now, whole: new RosterPages(state.pages.next), changed: [], cursor: null }
    const { readAt, whole, changed } = unfinished
    const ask = (cursor: string | null) => {
      const query = { limit: '200', ...(since === null ? {} : { since }), ...(cursor === null ? {} : { cursor }) }
      return retryTemporaryFailures(options, () => service.roster(query))
    }
    for (let asked = ask(unfinished.cursor); ; ) {
      const { text, body } = await asked
      const { next_cursor, as_of, from_start } = body.page
      if (next_cursor !== null) asked = ask(next_cursor)
      if (from_start) whole.add(whole.next, text, body.data)
      else changed.push(...body.data)
      if (isUnwanted()) unfinished = null
      if (unfinished && next_cursor !== null) {
        unfinished.cursor = next_cursor
        continue
      }
      if (!unfinished) return
      unfinished = null
      const roster = { asOf: as_of, readAt }
      return from_start ? state.replaceRoster(whole, roster) : state.changeRoster(changed, roster)
    }
  }
}
