import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RetryingApiCall, requireSuccess } from '../background-bookings.ts'

/** In milliseconds, between two readings. */
const MAX_PAUSE = 1_000

const MAX_LIMIT = 200

/** A ticket of a roster is shown as it is when it is read, so a change made in the meantime appears again. */
type Feed = { path: string; since: string; id: string; repeats: boolean }

const FEEDS: ((event: string) => Feed)[] = [
  (event) => ({ path: `/v1/events/${event}/attendees`, since: 'updated_since', id: 'id', repeats: false }),
  (event) => ({ path: `/api/v1/events/${event}/scan/roster`, since: 'since', id: 'ticket_id', repeats: true }),
]

/** Readers share out the events, and take both feeds of each. */
export function chooseChangeFeed(n: number, events: string[]): Feed {
  const feed = FEEDS[n % FEEDS.length]
  const event = events[Math.floor(n / FEEDS.length) % events.length]
  if (!feed || !event) throw new Error('There is no event to follow.')
  return feed(event)
}

export type FollowedCopy = ReturnType<typeof followChangeFeed>

/** A copy that is kept up by `as_of` alone: of each item its digest. It begins with all changes, or else all items. */
export function followChangeFeed(
  call: RetryingApiCall,
  feed: Feed,
  limit: number,
  asOf: string | null = '2020-01-01T00:00:00Z',
) {
  const seen = new Map<string, number>()
  let [polls, shown, repeated] = [0, 0, 0]
  /** Returns how many items came. */
  const poll = async () => {
    polls += 1
    const before = shown
    let cursor = ''
    do {
      const since = asOf === null ? {} : { [feed.since]: asOf }
      const query = new URLSearchParams({ limit: String(limit), ...since, ...(cursor ? { cursor } : {}) })
      const { data, page } = await requireSuccess(call('GET', `${feed.path}?${query}`))
      for (const item of data) {
        const digest = hash('sha1', JSON.stringify(item), 'buffer').readUIntBE(0, 6)
        if (!feed.repeats && seen.get(item[feed.id]) === digest) repeated += 1
        seen.set(item[feed.id], digest)
      }
      shown += data.length
      cursor = page.next_cursor ?? ''
      if (!cursor) asOf = page.as_of
    } while (cursor)
    return shown - before
  }
  return { feed, seen, poll, polls: () => polls, shown: () => shown, repeated: () => repeated }
}

export async function followUntilStopped(
  copy: FollowedCopy,
  isStopped: () => boolean,
  random: () => number,
): Promise<void> {
  while (!isStopped()) {
    await copy.poll()
    await wait(random() * MAX_PAUSE)
  }
}

/** When nothing changes any more: what a copy lacks of the plain list, and what it was shown again. */
export async function findCopyMistakes(copy: FollowedCopy, call: RetryingApiCall): Promise<string[]> {
  await copy.poll()
  const again = await copy.poll()
  const whole = followChangeFeed(call, copy.feed, MAX_LIMIT, null)
  await whole.poll()
  let [missed, extra] = [0, copy.seen.size]
  for (const [id, digest] of whole.seen) {
    if (copy.seen.get(id) !== digest) missed += 1
    if (copy.seen.has(id)) extra -= 1
  }
  const { path } = copy.feed
  return [
    ...(missed > 0 ? [`The reader of ${path} missed ${missed} changes.`] : []),
    ...(extra > 0 ? [`The reader of ${path} has ${extra} that are not there.`] : []),
    ...(copy.repeated() > 0 ? [`The reader of ${path} was shown ${copy.repeated()} changes again.`] : []),
    ...(again > 0 ? [`The reader of ${path} was shown ${again} items after the last change.`] : []),
  ]
}
