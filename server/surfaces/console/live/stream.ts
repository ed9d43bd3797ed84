/**
 * Pages that move. The script of such a page keeps a request to the page's own address open, and gets its moving part
 * whenever that has changed (server-sent events). Who may see it is asked again every few seconds.
 */

import { finished, Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { buildKeyedLimiter } from '../../../platform/concurrency-limit.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { getTimeFormat } from '../formatters.ts'
import type { ModeVisit, PageVisit } from '../visit.ts'

export type LivePart = { markup: Html /** Nothing will move any more. */; isOver?: boolean }

const TICK_MS = 1_000
const RECHECK_MS = 5_000
const HEARTBEAT_MS = 15_000

/** Each keeps a connection open. */
const MAX_OF_SESSION = 10
const MAX_OF_ORGANIZATION = 500
const MAX_OF_PROCESS = 1_000
const RETRY_SECONDS = 10

export function buildLiveStreams() {
  const ofSession = buildKeyedLimiter(MAX_OF_SESSION)
  const ofOrganization = buildKeyedLimiter(MAX_OF_ORGANIZATION)
  const ofProcess = buildKeyedLimiter(MAX_OF_PROCESS)
  return ({ session }: ModeVisit): (() => void) | false => {
    const places = [
      [ofSession, session.id],
      [ofOrganization, session.actor.organization.id],
      [ofProcess, ''],
    ] as const
    if (places.some(([limiter, key]) => limiter.isFull(key))) return false
    for (const [limiter, key] of places) limiter.take(key)
    return () => {
      for (const [limiter, key] of places) limiter.leave(key)
    }
  }
}

export const wantsLiveStream = ({ ctx }: PageVisit): boolean =>
  ctx.method === 'GET' && ctx.get('accept') === 'text/event-stream'

/** `read` runs every second, and should be cheap. Undefined: the member may not see it any more. */
export function sendLiveStream(visit: ModeVisit, read: (visit: ModeVisit) => Promise<LivePart | undefined>): void {
  const { ctx, options, words } = visit
  const leave = options.streams(visit)
  if (leave === false) {
    ctx.status = 503
    ctx.set('Retry-After', String(RETRY_SECONDS))
    ctx.body = words.liveView.tooManyStreams
    return
  }
  // Not when `follow` ends: where the client left before the answer began, it never begins.
  finished(ctx.res, leave)
  ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
  ctx.body = Readable.from(follow(visit, read), { objectMode: false })
}

const GONE = 'event: gone\ndata:\n\n'

async function* follow(
  first: ModeVisit,
  read: (visit: ModeVisit) => Promise<LivePart | undefined>,
): AsyncGenerator<string> {
  let visit: ModeVisit | undefined = first
  let checkedAt = performance.now()
  let sentAt = checkedAt
  let last: LivePart | undefined
  let lastEvent = ''
  // A generator that waits cannot be ended from outside.
  while (!first.options.leaving.aborted && !first.ctx.socket.destroyed) {
    const part: LivePart | undefined = await read(visit)
    if (!part) return yield GONE
    const event = part === last ? lastEvent : toEvent(part.markup)
    if (event !== lastEvent || performance.now() - sentAt >= HEARTBEAT_MS) {
      yield event === lastEvent ? ': still here\n\n' : event
      sentAt = performance.now()
    }
    last = part
    lastEvent = event
    if (part.isOver) return yield 'event: over\ndata:\n\n'
    await setTimeout(TICK_MS)
    if (performance.now() - checkedAt < RECHECK_MS) visit = later(visit)
    else {
      visit = await recheck(visit)
      if (!visit) return yield GONE
      checkedAt = performance.now()
    }
  }
}

const toEvent = (markup: Html): string =>
  `${markup
    .toString()
    // Each of these ends a line of a stream; text of people must not begin another.
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join('')}\n`

/** The database's clock, as read before, goes on. */
const later = (visit: ModeVisit): ModeVisit => {
  const at = new Date(visit.caller.at.getTime() + TICK_MS)
  return { ...visit, caller: { ...visit.caller, at } }
}

/** Session, role, group and membership as they are now. Watching does not make a session last longer. */
async function recheck(visit: ModeVisit): Promise<ModeVisit | undefined> {
  const { sessions, clock } = visit.options
  const session = await sessions.findWatching(visit.session.token, clock.database())
  if (!session) return undefined
  const caller = session.toCaller(visit.mode)
  const last = later(visit).caller.at
  return { ...visit, session, caller: { ...caller, at: caller.at > last ? caller.at : last } }
}

/** The moving part of a page, with what stands there for those without a script. */
export function renderLivePart(visit: PageVisit, part: LivePart, source = visit.ctx.url): Html {
  if (part.isOver) return part.markup
  const live = visit.words.liveView
  const time = getTimeFormat(visit.language, visit.timezone, { timeStyle: 'medium' }).format(visit.caller.at)
  return html`<p class="moving" data-live-text="${live.isLive}">${live.asOf(time)} <a href="${source}">${live.refresh}</a></p>
<div${visit.session ? html` data-live="${source}"` : null}>${part.markup}</div>`
}
