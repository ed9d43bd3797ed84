import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  buildEventbriteOrganization,
  type EventbriteEvent,
  type EventbriteOrder,
  type EventbriteOrganization,
  type EventbriteTicketClass,
} from './eventbrite-shapes.ts'

/** Content of the platform; a test may change it at any time. */
export type EventbriteAccount = {
  token: string
  /** Accepted too. */
  otherTokens: string[]
  organizations: EventbriteOrganization[]
  /** By organization id. */
  events: Record<string, EventbriteEvent[]>
  /** By event id, as are the orders. */
  ticketClasses: Record<string, EventbriteTicketClass[]>
  orders: Record<string, EventbriteOrder[]>
  /** Page size of lists, whatever is requested. */
  pageSize: number
}

/** What happens to a request instead of a response. */
export type EventbriteFault =
  | 'hang'
  | 'cut'
  | 'half'
  | { status: number; body?: object; headers?: Record<string, string> }

export type EventbriteRequest = { method: string; path: string; query: URLSearchParams; token: string }

export type TestEventbriteServer = {
  url: string
  account: EventbriteAccount
  requests: EventbriteRequest[]
  /** Sets the fault of each request, undefined for none. */
  disturb(fault: (seen: EventbriteRequest, n: number) => EventbriteFault | undefined): void
  /** Closes, and throws if anything but a GET was received. */
  close(): Promise<void>
}

const TOKEN = 'EVENTBRITETESTTOKEN7QYK'

/** A local server that responds like version 3 of Eventbrite's API as documented, and accepts only GET. */
export async function startTestEventbrite(options: Partial<EventbriteAccount> = {}): Promise<TestEventbriteServer> {
  const account: EventbriteAccount = {
    token: TOKEN,
    otherTokens: [],
    organizations: [buildEventbriteOrganization('501')],
    events: {},
    ticketClasses: {},
    orders: {},
    pageSize: 50,
    ...options,
  }
  const requests: EventbriteRequest[] = []
  const wrong: string[] = []
  let faultOf: (seen: EventbriteRequest, n: number) => EventbriteFault | undefined = () => undefined
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const seen = { method: request.method ?? '', path: url.pathname, query: url.searchParams, token }
    requests.push(seen)
    if (seen.method !== 'GET') wrong.push(`${seen.method} ${seen.path}`)
    const fault = faultOf(seen, requests.length)
    if (fault) misbehave(fault, response)
    else answer(account, seen, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    requests,
    disturb: (fault) => {
      faultOf = fault
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (wrong.length > 0) throw new Error(`The source platform is read only, and was sent ${wrong.join(', ')}.`)
    },
  }
}

function misbehave(fault: EventbriteFault, response: ServerResponse): void {
  if (fault === 'hang') return
  if (fault === 'cut') response.destroy()
  else if (fault === 'half') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"pagination":', () => response.destroy())
  } else {
    const { status, body = problem(status, 'ERROR', 'Something is wrong.'), headers = {} } = fault
    send(response, status, body, headers)
  }
}

function answer(account: EventbriteAccount, seen: EventbriteRequest, response: ServerResponse): void {
  if (seen.method !== 'GET') {
    send(response, 405, problem(405, 'METHOD_NOT_ALLOWED', 'Method not allowed.'))
  } else if (![account.token, ...account.otherTokens].includes(seen.token)) {
    send(response, 401, problem(401, 'INVALID_AUTH', 'The OAuth token you provided was invalid.'))
  } else {
    const { status, body } = bodyOf(account, seen)
    send(response, status, body)
  }
}

function bodyOf(account: EventbriteAccount, { path, query }: EventbriteRequest): { status: number; body: object } {
  if (path === '/v3/users/me/organizations/') return page(account, query, 'organizations', account.organizations)
  const [, kind, id = '', list] = /^\/v3\/(organizations|events)\/(\w+)\/(\w+)\/$/.exec(path) ?? []
  if (kind === 'organizations' && list === 'events' && account.organizations.some((one) => one.id === id)) {
    return page(account, query, 'events', account.events[id] ?? [])
  }
  const classes = account.ticketClasses[id]
  if (kind === 'events' && classes && list === 'ticket_classes') return page(account, query, 'ticket_classes', classes)
  if (kind === 'events' && classes && list === 'orders') {
    const whole = query.get('expand')?.split(',').includes('attendees')
    const orders = (account.orders[id] ?? []).map(({ attendees, ...order }) =>
      whole ? { ...order, attendees } : order,
    )
    return page(account, query, 'orders', orders)
  }
  return { status: 404, body: problem(404, 'NOT_FOUND', 'The path you requested does not exist.') }
}

function page({ pageSize }: EventbriteAccount, query: URLSearchParams, name: string, items: object[]) {
  const number = pageNumber(query.get('continuation'))
  if (number === null) {
    return { status: 400, body: problem(400, 'BAD_CONTINUATION_TOKEN', 'The continuation token is not valid.') }
  }
  const size = Math.min(pageSize, Number(query.get('page_size') ?? 50))
  const more = items.length > number * size
  const pagination = {
    object_count: items.length,
    page_number: number,
    page_size: size,
    page_count: Math.max(1, Math.ceil(items.length / size)),
    ...(more ? { continuation: continuationTo(number + 1) } : {}),
    has_more_items: more,
  }
  return { status: 200, body: { pagination, [name]: items.slice((number - 1) * size, number * size) } }
}

const continuationTo = (number: number) => Buffer.from(JSON.stringify({ page: number })).toString('base64url')

function pageNumber(continuation: string | null): number | null {
  if (continuation === null) return 1
  try {
    return JSON.parse(Buffer.from(continuation, 'base64url').toString()).page
  } catch {
    return null
  }
}

function problem(status_code: number, error: string, error_description: string) {
  return { status_code, error, error_description }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
