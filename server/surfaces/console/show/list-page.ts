import type { OperationId } from '../../../../generated/operations.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import type { SuccessfulCall } from '../call.ts'
import type { OperationDoc } from '../contract/operations.ts'
import { findItemPath, type PageMatch } from '../contract/places.ts'
import { loadFieldChoices } from '../forms/choices.ts'
import { renderFields } from '../forms/render-form.ts'
import type { PageVisit } from '../visit.ts'
import { defaultColumns, describeScan, renderTable, type TableOptions } from './values.ts'

/** What people look for first; lists that are not here show their first fields. */
const COLUMNS: Partial<Record<OperationId, string[]>> = {
  listEvents: ['name', 'code', 'status', 'group', 'capacity', 'timezone', 'created_at'],
  listRegistrations: ['email', 'status', 'group', 'amount_due', 'created_at'],
  listAttendees: ['last_name', 'first_name', 'email', 'attendee_type', 'days', 'status', 'created_at'],
  listContactAttendees: ['last_name', 'first_name', 'attendee_type', 'days', 'status'],
  listContacts: ['last_name', 'first_name', 'email', 'phone', 'external_id', 'created_at'],
  listTickets: ['code', 'kind', 'status', 'created_at'],
  listCheckins: ['scanned_at', 'result', 'check_in_point', 'day', 'override_reason'],
  listPayments: ['amount', 'status', 'method', 'reference', 'created_at'],
  listWebhooks: ['url', 'health', 'event_types', 'paused', 'failing_since'],
  listWebhookEventTypes: ['type', 'description', 'trigger'],
  listWebhookDeliveries: ['type', 'status', 'attempts', 'last_status_code', 'last_attempt_at', 'next_attempt_at'],
  listJobs: ['type', 'status', 'preview', 'progress', 'created_at', 'finished_at'],
  listAuditLog: ['action', 'at', 'actor', 'source', 'object'],
  listGroups: ['name', 'code', 'parent'],
}

export function renderList(visit: PageVisit, place: PageMatch, answer: SuccessfulCall): Html {
  const { page } = place
  // Lists across events show the same as those of one.
  const listId = page.id.replace(/^find/, 'list') as OperationId
  const columns = COLUMNS[listId] ?? defaultColumns(page.answer.map(({ name }) => name))
  const isOfCheckins = listId === 'listCheckins'
  const inWords = (row: Checkin) => ({ ...row, result: describeScan(visit, row.result, row.reason) })
  const rows: Row[] = isOfCheckins ? answer.body.data.map(inWords) : answer.body.data
  const link = (row: Row) => (isOfCheckins ? findPersonPath(row) : findItemPath(place, row))
  return html`${renderTable(visit, columns, rows, { link, head: buildHeads(visit, page) })}
${renderPaging(visit, answer.body.page?.next_cursor ?? null)}`
}

type Row = Record<string, unknown>
type Checkin = Row & { result: string; reason: string | null }

/** A check-in has no page and no name of the person, but leads to them. */
const findPersonPath = ({ event_id, attendee_id }: Row): string | undefined =>
  attendee_id ? `/events/${event_id}/attendees/${attendee_id}` : undefined

/** The service sorts by when things were made, and by nothing else; pages that it has not sent could not be sorted here. */
function buildHeads({ ctx, words }: PageVisit, { isOrdered }: OperationDoc): TableOptions['head'] {
  if (!isOrdered) return undefined
  const query = new URLSearchParams(ctx.querystring)
  const isNewestFirst = query.get('order') === 'newest_first'
  query.delete('cursor')
  query.set('order', isNewestFirst ? 'oldest_first' : 'newest_first')
  return (name, label) =>
    name === 'created_at'
      ? {
          label,
          sort: isNewestFirst ? 'descending' : 'ascending',
          content: html`<a href="?${query.toString()}" title="${isNewestFirst ? words.oldestFirst : words.newestFirst}">${label} <span aria-hidden="true">${isNewestFirst ? '▼' : '▲'}</span></a>`,
        }
      : label
}

/** Fewer than a form offers: the lists are read with every page, and few pages are filtered. */
const MAX_FILTER_OPTIONS = 50

export async function renderFilters(visit: PageVisit, { page, params }: PageMatch): Promise<Html | null> {
  if (page.query.length === 0) return null
  const fields = await loadFieldChoices(visit, page.query.map(withoutHelp), params, MAX_FILTER_OPTIONS)
  const values = new URLSearchParams(visit.ctx.querystring)
  const isFiltered = page.query.some(({ name }) => values.has(name))
  const state = { values, problems: new Map(), fillsDefaults: false }
  return html`<details class="filters"${isFiltered ? html` open` : null}><summary>${visit.words.filter}</summary>
<form method="get">${values.has('order') ? html`<input type="hidden" name="order" value="${values.get('order')}">` : null}${renderFields(visit, fields, state)}<button>${visit.words.filter}</button></form></details>`
}

const withoutHelp = <T extends { help: string }>(field: T): T => ({ ...field, help: '' })

function renderPaging({ ctx, words }: PageVisit, next: string | null): Html | null {
  const query = new URLSearchParams(ctx.querystring)
  const isFirst = !query.has('cursor')
  if (next === null && isFirst) return null
  query.delete('cursor')
  const first = `?${query}`
  if (next !== null) query.set('cursor', next)
  return html`<nav class="paging" aria-label="${words.pages}">${isFirst ? null : html`<a href="${first}">${words.firstPage}</a>`} ${next === null ? null : html`<a href="?${query.toString()}">${words.nextPage}</a>`}</nav>`
}
