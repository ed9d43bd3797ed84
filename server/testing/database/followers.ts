import type { TestApiCall } from '../fixtures.ts'

type Item = { id?: string; ticket_id?: string }

const FEEDS = [
  { of: (path: string) => `${path}/attendees`, since: 'updated_since' },
  { of: (path: string) => `/api${path}/scan/roster`, since: 'since' },
]

async function read(call: TestApiCall, path: string, query: Record<string, string>) {
  const [items, start]: [Map<string, string>, boolean[]] = [new Map(), []]
  let [cursor, asOf] = ['', '']
  do {
    const asked = new URLSearchParams({ limit: '200', ...query, ...(cursor ? { cursor } : {}) })
    const { status, body } = await call('GET', `${path}?${asked}`)
    if (status === 404) return null
    if (status !== 200) throw new Error(`${path} could not be followed: ${status}`)
    for (const item of body.data as Item[]) items.set(item.ticket_id ?? item.id ?? '', JSON.stringify(item))
    start.push(body.page.from_start === true)
    cursor = body.page.next_cursor ?? ''
    asOf = body.page.as_of
  } while (cursor)
  return { items, asOf, isFromStart: start[0] === true }
}

/**
 * Copies of the people and tickets of an event, with each of these keys. `findStale` brings them up to date and returns
 * which differ from what is there, unless the event is gone. Lists of people do not tell who was deleted: a copy
 * that is shown everybody again has begun anew.
 */
export async function followEventChanges(calls: TestApiCall[], path: string) {
  const copies = await Promise.all(
    calls.flatMap((call) =>
      FEEDS.map(async ({ of, since }) => ({ call, path: of(path), since, copy: await read(call, of(path), {}) })),
    ),
  )
  return async function findStale(): Promise<string[]> {
    const stale: string[] = []
    for (const { call, path, since, copy } of copies) {
      const [whole, changes] = [await read(call, path, {}), copy && (await read(call, path, { [since]: copy.asOf }))]
      if (!whole || !changes || !copy) continue
      const isAnew = changes.isFromStart || [...whole.items.keys()].every((id) => changes.items.has(id))
      const kept = isAnew ? changes.items : new Map([...copy.items, ...changes.items])
      const sorted = (items: Map<string, string>) => JSON.stringify([...items].sort())
      if (sorted(kept) !== sorted(whole.items)) stale.push(`${path} of ${calls.indexOf(call)} is stale.`)
    }
    return stale
  }
}
