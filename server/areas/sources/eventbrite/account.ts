import { isRefusal, refuse } from '../../../platform/contract/refusal.ts'
import * as sourcePlatform from '../source-platform.ts'
import { buildApiGet, EVENTBRITE, type EventbriteSettings, toUnavailable } from './eventbrite-get.ts'
import { requireJsonId, requireJsonObject } from './json-values.ts'
import { buildPageReader, type EventbritePageReader } from './pages.ts'
import { toSourceEvent, toSourceOrder, toSourceTicketClass } from './shapes.ts'

const MANY = 50
/** Of organizations; each costs a request of its own. */
const MAX_PAGES = 20

/** Eventbrite API v3; sends GET requests only. */
export function buildEventbritePlatform(settings: EventbriteSettings): sourcePlatform.SourcePlatform {
  return { open: (input) => accountOn(buildPageReader(buildApiGet(settings, input))) }
}

function accountOn(readList: EventbritePageReader): sourcePlatform.SourceAccount {
  return {
    check: async (signal) => {
      const organizations = await readOrganizations(readList, { after: null, limit: 1, signal })
      return isRefusal(organizations) ? organizations : undefined
    },
    listEvents: (asked) => listEvents(readList, asked),
    listTicketClasses: async (event, asked) => {
      const path = `events/${event}/ticket_classes/`
      const classes = await readList({ path, items: 'ticket_classes' }, toSourceTicketClass, asked)
      return 'kind' in classes && !isRefusal(classes) ? noEvent(event) : classes
    },
    orders: (event, after, signal) => readOrders(readList, event, after, signal),
  }
}

async function readOrganizations(
  readList: EventbritePageReader,
  asked: sourcePlatform.SourceListRequest,
): Promise<sourcePlatform.ListPage<string> | sourcePlatform.SourceRefusal> {
  const toId = (value: unknown) => requireJsonId(requireJsonObject(value).id)
  const read = await readList({ path: 'users/me/organizations/', items: 'organizations' }, toId, asked)
  return isOdd(read) ? unexpected() : read
}

/** One organization of the account after the other, newest events first. */
async function listEvents(readList: EventbritePageReader, { after, limit, signal }: sourcePlatform.SourceListRequest) {
  const organizations = await sourcePlatform.readPagedItems(MAX_PAGES, (after) =>
    readOrganizations(readList, { after, limit: MANY, signal }),
  )
  if (isRefusal(organizations)) return organizations
  const [begun, ...rest] = after ?? []
  const at = begun === undefined ? 0 : organizations.indexOf(begun)
  const left = at < 0 ? [] : organizations.slice(at)
  let within = rest.length > 0 ? rest : null
  for (const [n, organization] of left.entries()) {
    const path = `organizations/${organization}/events/`
    const list = { path, items: 'events', query: { order_by: 'created_desc' } }
    const page = await readList(list, toSourceEvent, { after: within, limit, signal })
    if (isRefusal(page)) return page
    if (isOdd(page)) return unexpected()
    const following = left[n + 1]
    const next = page.next ? [organization, ...page.next] : following === undefined ? null : [following]
    if (page.items.length > 0 || page.next) return { items: page.items, next, total: null }
    within = null
  }
  return { items: [], next: null, total: null }
}

async function* readOrders(
  readList: EventbritePageReader,
  event: string,
  after: string[] | null,
  signal?: AbortSignal,
): AsyncGenerator<sourcePlatform.OrderPageResult> {
  const list = { path: `events/${event}/orders/`, items: 'orders', query: { expand: 'attendees' } }
  let position = after
  while (true) {
    const page = await readList(list, toSourceOrder, { after: position, limit: MANY, signal })
    if (isOdd(page)) {
      if (page.kind === 'missing') yield noEvent(event)
      else yield position ? { kind: 'position_lost' } : unexpected()
      return
    }
    yield page
    if (isRefusal(page) || !page.next) return
    position = page.next
  }
}

const isOdd = (value: object): value is { kind: 'missing' | 'bad_request' } => 'kind' in value && !isRefusal(value)

const noEvent = (event: string) =>
  refuse('not_found', `There is no event ${event} on ${EVENTBRITE} that the account of the token can read.`)

const unexpected = () => toUnavailable('failed', `${EVENTBRITE} did not understand what it was asked for.`)
