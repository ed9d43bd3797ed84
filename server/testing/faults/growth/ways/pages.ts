import { PUBLIC_PAGE_PATHS } from '../../freeze/scenarios/pages.ts'
import { defineInputDimension, type InputDimension, repeatText } from '../dimension.ts'

/** Addresses outside the contract. */

/** Of the request line and headers together there are 16 kB. */
const MAX_HEAD = 12_000
const PARTS = ['a', '/', '%41', '.', '-', '%2F']

const BELOW = [
  '/',
  '/v1/',
  '/v1/events/',
  '/api/v1/',
  '/errors/',
  '/docs/',
  '/docs/assets/',
  '/scan/',
  '/o/',
  '/o/sandbox/',
  '/unsubscribe/',
  '/outbox/',
  '/console/',
  '/console/sandbox/',
  '/console/sandbox/events/',
  '/console/sign-in/',
]
const ASKED = [
  '/',
  '/docs',
  '/v1',
  '/errors',
  '/llms.txt',
  '/connect',
  '/outbox',
  '/scan',
  '/console',
  '/console/sign-in',
  '/console/language',
  '/console/sandbox/events',
  '/console/sandbox/events/harbour-lights/attendees',
]
const HEADERS = [
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Host',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Traceparent',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-Id',
]

const get = (path: string, headers: Record<string, string> = {}) => ({
  method: 'GET',
  path,
  headers: { Accept: 'text/html', ...headers },
})

const below = BELOW.flatMap((path) =>
  PARTS.map((part) =>
    defineInputDimension(`page ${path}…`, `an address of ${part}`, Math.floor(MAX_HEAD / part.length), (size) =>
      get(path + repeatText(size, part)),
    ),
  ),
)

const asked = [...ASKED, ...PUBLIC_PAGE_PATHS.filter((path) => !ASKED.includes(path))].flatMap((path) => [
  defineInputDimension(`page ${path}`, 'parameters of the query', 1_500, (size) =>
    get(`${path}?${repeatText(size, (n) => `p${n}=&`)}`),
  ),
  defineInputDimension(`page ${path}`, 'next, q and cursor of the query', MAX_HEAD / 3, (size) =>
    get(`${path}?${['next', 'q', 'cursor'].map((name) => `${name}=/console${repeatText(size, 'a')}`).join('&')}`),
  ),
])

/** On an address of the API, and on a page. */
const headers = ['/v1/events', '/console/sign-in'].flatMap((path) =>
  HEADERS.flatMap((name) =>
    ['a', ',', 'a,', ' ', '=', '";'].map((part) =>
      defineInputDimension(`header ${name} at ${path}`, `made of ${part}`, Math.floor(MAX_HEAD / part.length), (size) =>
        get(path, { [name]: `a${repeatText(size, part)}b` }),
      ),
    ),
  ),
)

const manyHeaders = defineInputDimension('headers at /v1/events', 'headers', 900, (size) =>
  get('/v1/events', Object.fromEntries(Array.from({ length: size }, (_, n) => [`X-${n}`, 'a']))),
)

export const listPageDimensions = (): InputDimension[] => [...below, ...asked, ...headers, manyHeaders]
