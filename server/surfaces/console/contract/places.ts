/**
 * The pages of the console follow from the contract: what GET answers at a path of the API is a page at the same path
 * below /console/live or /console/test, a list or an object, and what other methods do there or just below are its acts.
 */

import type { OperationId } from '../../../../generated/operations.ts'
import { memoize, memoizeByKey } from '../../../platform/memoize.ts'
import { describeOperation, describeOperations, type OperationDoc } from './operations.ts'
import { findOperationPermission } from './operations-of-members.ts'

export type PageMatch = { page: OperationDoc; path: string; params: Record<string, string> }

/** Acts whose path is not below that of the page where people look for them. */
const ELSEWHERE: Partial<Record<OperationId, OperationId>> = {
  createExport: 'listJobs',
  createTemplateImport: 'listEvents',
  replayWebhookDelivery: 'getWebhookDelivery',
}

const PREFIX = '/v1'

/** Those with fewer parameters first: words win over parameters. */
const listPages = memoize(() =>
  [...describeOperations().values()]
    .filter(({ id, method }) => method === 'GET' && findOperationPermission(id) !== null)
    .map((page) => ({ page, pattern: toPattern(page.path) }))
    .sort((one, other) => countParams(one.page.path) - countParams(other.page.path)),
)

const countParams = (path: string) => path.split('{').length
const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** The page at a path such as /events/lights/days. */
export function matchConsolePage(path: string): PageMatch | undefined {
  for (const { page, pattern } of listPages()) {
    const found = pattern.exec(PREFIX + path)
    const params = found && decodeAll(found.groups ?? {})
    if (params) return { page, path, params }
  }
  return undefined
}

function decodeAll(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return undefined
  }
}

export const toConsolePath = (apiPath: string): string => apiPath.replace(/^\/v1(?=\/)/, '')

export const fillPathParameters = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** What can be done on a page, in the order of the contract. */
export const listPageActs = memoizeByKey(({ id, path }: OperationDoc): OperationDoc[] =>
  [...describeOperations().values()].filter((act) => {
    if (act.method === 'GET' || findOperationPermission(act.id) === null) return false
    const elsewhere = ELSEWHERE[act.id]
    if (elsewhere) return elsewhere === id
    if (act.path === path) return true
    // Just below the page, where there is no page of its own.
    return isJustBelow(act.path, path) && !listPages().some(({ page }) => page.path === act.path)
  }),
)

/** Pages that belong together, although no path says so. */
const BESIDE: Partial<Record<OperationId, OperationId[]>> = {
  listEvents: ['listReadyTemplates'],
  findRegistrations: ['findTickets', 'findPayments', 'findCheckins'],
}

/** The pages below an object, such as the days of an event, and those that belong to it. */
export const listSubpages = memoizeByKey(({ id, path }: OperationDoc): OperationDoc[] => {
  const beside = BESIDE[id] ?? []
  const found = listPages().flatMap(({ page }) =>
    beside.includes(page.id) || (page.path.startsWith(`${path}/`) && isJustBelow(page.path, path)) ? page : [],
  )
  return found.sort((one, other) => rankOf(one) - rankOf(other))
})

/** What people look for most, first; the rest in the order of the contract. */
const FIRST: OperationId[] = [
  'listRegistrations',
  'listAttendees',
  'listTickets',
  'listCheckins',
  'listCommunications',
  'listDays',
  'listAttendeeTypes',
  'listCheckInPoints',
  'getForm',
]

const rankOf = ({ id }: OperationDoc) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length)

const isJustBelow = (path: string, above: string): boolean =>
  path.startsWith(`${above}/`) && !path.slice(above.length).includes('{')

/** The page of an item of a list, if it has one. */
export function findItemPath({ page, path }: PageMatch, item: Record<string, unknown>): string | undefined {
  if (page.id === 'listSourceEvents') return `${path}/${encodeURIComponent(String(item.id))}/ticket-classes`
  const elsewhere = ITEMS_ELSEWHERE[page.id]
  if (elsewhere) return toConsolePath(fillPathParameters(describeOperation(elsewhere).path, toParams(elsewhere, item)))
  const name = item.id ?? item.code
  return hasItemPages(page) && name !== undefined ? `${path}/${encodeURIComponent(String(name))}` : undefined
}

const hasItemPages = memoizeByKey((page: OperationDoc): boolean =>
  listPages().some((other) => other.page.path.replace(/\/\{\w+\}$/, '') === page.path && other.page !== page),
)

/** Lists across events, whose items live in their event. */
const ITEMS_ELSEWHERE: Partial<Record<OperationId, OperationId>> = {
  findRegistrations: 'getRegistration',
  findPayments: 'getPayment',
  findTickets: 'getTicket',
  listContactAttendees: 'getAttendee',
}

function toParams(id: OperationId, item: Record<string, unknown>): Record<string, string> {
  const names = [...describeOperation(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name, at) => [name, String(item[at === names.length - 1 ? 'id' : `${name}_id`])]),
  )
}
