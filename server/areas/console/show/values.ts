import { highlightJson, renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { toLabel } from '../contract/fields.ts'
import { translate } from '../labels.ts'
import type { PlaceVisit } from '../visit.ts'

type Shown = Record<string, unknown>

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A value of an answer, by what it is. */
export function renderValue(visit: PlaceVisit, value: unknown): Html {
  if (value === null || value === undefined || value === '') return html`<span class="none">–</span>`
  if (typeof value === 'boolean') return html`${value ? visit.words.yes : visit.words.no}`
  if (typeof value === 'number') return html`${new Intl.NumberFormat(visit.language).format(value)}`
  if (typeof value === 'string') return renderText(visit, value)
  if (Array.isArray(value)) return renderItems(visit, value)
  const money = toMoney(value as Shown)
  return money ? html`${formatMoney(visit, money)}` : renderObject(visit, value as Shown)
}

function renderText(visit: PlaceVisit, text: string): Html {
  if (TIME.test(text)) return renderTime(visit, new Date(text))
  if (text.startsWith('{') && text.length > 2) return renderEnvelope(text)
  return html`${text}`
}

export function renderTime({ language, caller }: PlaceVisit, time: Date): Html {
  const timeZone = caller.organization.timezone
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time)
  return html`<time datetime="${time.toISOString()}">${text}</time>`
}

function renderEnvelope(text: string): Html {
  try {
    return renderCodeBlock('JSON', html`${highlightJson(JSON.parse(text))}`)
  } catch {
    return html`${text}`
  }
}

type Money = { amount: number; currency: string }

function toMoney({ amount, currency, ...rest }: Shown): Money | undefined {
  const is = typeof amount === 'number' && typeof currency === 'string' && Object.keys(rest).length === 0
  return is ? { amount, currency } : undefined
}

function formatMoney({ language }: PlaceVisit, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function renderItems(visit: PlaceVisit, items: unknown[]): Html {
  if (items.length === 0) return html`<span class="none">–</span>`
  if (items.some((item) => typeof item !== 'object' || item === null)) return html`${items.join(', ')}`
  const rows = items as Shown[]
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !isTechnical(name))
  return renderTable(visit, columns, rows, toPersonPath)
}

/** Ids of other objects and what all objects have: on the object's own page, but not in a table of many. */
const isTechnical = (name: string) => /^(id|livemode|updated_at)$|_ids?$/.test(name)

export function renderTable(
  visit: PlaceVisit,
  columns: string[],
  rows: Shown[],
  link?: (row: Shown) => string | undefined,
): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${visit.words.table}"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${translate(visit, toLabel(name))}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
    const path = link?.(row)
    return html`<tr>${columns.map((name, at) => {
      const value = renderCell(visit, row[name])
      const shown =
        at === 0 && path ? html`<a href="${visit.base}${path}">${row[name] ? value : visit.words.open}</a>` : value
      return html`<td class="wrap" data-label="${at === 0 ? '' : translate(visit, toLabel(name))}">${shown}</td>`
    })}</tr>`
  })}</tbody>
</table></div>`
}

/** In one line: a small object, such as an actor, by its values. */
function renderCell(visit: PlaceVisit, value: unknown): Html {
  const isSmall = typeof value === 'object' && value !== null && !Array.isArray(value) && !toMoney(value as Shown)
  if (!isSmall) return renderValue(visit, value)
  return html`${Object.values(value)
    .filter((one) => one !== null && typeof one !== 'object')
    .join(' ')}`
}

/** Where what a field names has its page. */
const PAGES_OF_IDS: Record<string, (id: string, event: string) => string> = {
  event_id: (id) => `/events/${id}`,
  registration_id: (id, event) => `/events/${event}/registrations/${id}`,
  attendee_id: (id, event) => `/events/${event}/attendees/${id}`,
  attendee_ids: (id, event) => `/events/${event}/attendees/${id}`,
  ticket_id: (id, event) => `/events/${event}/tickets/${id}`,
  ticket_ids: (id, event) => `/events/${event}/tickets/${id}`,
  contact_id: (id) => `/contacts/${id}`,
  job_id: (id) => `/jobs/${id}`,
  webhook_id: (id) => `/webhooks/${id}`,
}

function renderNamed(visit: PlaceVisit, name: string, value: unknown, { event_id }: Shown): Html {
  const pageOf = PAGES_OF_IDS[name]
  if (!pageOf || !value) return renderValue(visit, value)
  const ids = [value].flat().map(String)
  return html`${ids.map((id) => html`<a href="${visit.base}${pageOf(id, String(event_id))}">${id}</a> `)}`
}

/** People of a registration have their page in the event. */
const toPersonPath = ({ id, event_id, registration_id }: Shown): string | undefined =>
  id && event_id && registration_id ? `/events/${event_id}/attendees/${id}` : undefined

export function renderObject(visit: PlaceVisit, value: Shown): Html {
  return html`<dl class="values">${Object.entries(value).map(
    ([name, one]) =>
      html`<div><dt>${translate(visit, toLabel(name))}</dt><dd>${renderNamed(visit, name, one, value)}</dd></div>`,
  )}</dl>`
}

export const defaultColumns = (names: string[]): string[] => names.filter((name) => !isTechnical(name)).slice(0, 6)
