import { nameToLabel } from '../../../../spec/runtime/console/described.ts'
import { formatMoney } from '../../../platform/formats/money.ts'
import { highlightJson, renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { isChoiceOfField, labelOf, toEnglishChoice } from '../contract/choices.ts'
import { getNumberFormat, getTimeFormat } from '../formatters.ts'
import { translate } from '../labels.ts'
import { renderPageTable, type TableHeading } from '../pages/page-forms.ts'
import type { PageVisit } from '../visit.ts'

type Shown = Record<string, unknown>

const NOTHING = html`<span class="none">–</span>`
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

export function renderValue(visit: PageVisit, value: unknown): Html {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return html`${value ? visit.words.yes : visit.words.no}`
  if (typeof value === 'number') return html`${getNumberFormat(visit.language).format(value)}`
  if (typeof value === 'string') return renderText(visit, value)
  if (Array.isArray(value)) return renderItems(visit, value)
  const progress = toProgress(value as Shown)
  if (progress) return renderProgress(visit, progress)
  const money = toMoney(value as Shown)
  if (money) return html`${formatMoney(visit.language, money)}`
  return Object.keys(value).length === 0 ? NOTHING : renderObject(visit, value as Shown)
}

function renderText(visit: PageVisit, text: string): Html {
  // People may have names that look like times.
  if (TIME.test(text) && !Number.isNaN(Date.parse(text))) return renderTime(visit, new Date(text))
  if (text.startsWith('{') && text.length > 2) return renderEnvelope(text)
  return html`${text}`
}

export function renderTime({ language, timezone: timeZone }: PageVisit, time: Date): Html {
  const text = getTimeFormat(language, timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  return html`<time datetime="${time.toISOString()}">${text}</time>`
}

function renderEnvelope(text: string): Html {
  try {
    return renderCodeBlock('JSON', html`${highlightJson(JSON.parse(text))}`)
  } catch {
    return html`${text}`
  }
}

function toMoney({ amount, currency, ...rest }: Shown): { amount: number; currency: string } | undefined {
  if (typeof amount !== 'number' || typeof currency !== 'string' || Object.keys(rest).length > 0) return undefined
  return /^[A-Z]{3}$/.test(currency) ? { amount, currency } : undefined
}

type Progress = { done: number; total: number | null }

function toProgress({ done, total, ...rest }: Shown): Progress | undefined {
  const isTotal = total === null || typeof total === 'number'
  return typeof done === 'number' && isTotal && Object.keys(rest).length === 0 ? { done, total } : undefined
}

/** Without a known end the bar shows only that something is going on. */
export function renderProgress({ language }: PageVisit, { done, total }: Progress): Html {
  const format = getNumberFormat(language)
  const text = total === null ? format.format(done) : `${format.format(done)} / ${format.format(total)}`
  const known = total === null ? null : html` max="${Math.max(1, total)}" value="${done}"`
  return html`<span class="progress"><progress${known} aria-label="${text}"></progress> ${text}</span>`
}

function renderItems(visit: PageVisit, items: unknown[]): Html {
  if (items.length === 0) return NOTHING
  if (items.some((item) => typeof item !== 'object' || item === null)) return html`${items.join(', ')}`
  const rows = items as Shown[]
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const person = ['last_name', 'first_name'].filter((name) => names.has(name))
  const columns = [...new Set([...person, ...names])].filter((name) => !isTechnical(name))
  return renderTable(visit, columns, rows, { link: toPersonPath })
}

/** Ids of other objects and what all objects have: on the object's own page, but not in a table of many. */
const isTechnical = (name: string) => /^(id|livemode|updated_at)$|_ids?$/.test(name)

export type TableOptions = {
  /** Where the first cell of a row leads. */
  link?: (row: Shown) => string | undefined
  /** The head of a column that sorts the list. */
  head?: (name: string, label: string) => TableHeading
}

export function renderTable(visit: PageVisit, columns: string[], rows: Shown[], { link, head }: TableOptions = {}) {
  const headings = columns.map((name) => {
    const label = translate(visit, nameToLabel(name))
    return head?.(name, label) ?? label
  })
  const cells = rows.map((row) => {
    const path = link?.(row)
    return columns.map((name, at) => {
      const value = renderCell(visit, name, row[name])
      return at === 0 && path ? html`<a href="${visit.base}${path}">${row[name] ? value : visit.words.open}</a>` : value
    })
  })
  return renderPageTable(visit, headings, cells)
}

/** A word of the contract, such as a status, in the language of the page. */
function renderWord(visit: PageVisit, name: string, value: unknown): Html {
  if (typeof value !== 'string' || !isChoiceOfField(name, value)) return renderValue(visit, value)
  return html`${visit.language === 'en' ? toEnglishChoice(value) : translate(visit, labelOf(value))}`
}

/** Of a check-in: its result with the reason, in words; what is not known yet as it is. */
export function describeScan({ words }: PageVisit, result: string, reason: string | null): string {
  const { results } = words.liveView
  const shown = results[result] ?? result
  return reason === null ? shown : `${shown}: ${results[reason] ?? reason}`
}

/** In one line: a small object, such as an actor, by its values. */
function renderCell(visit: PageVisit, name: string, value: unknown): Html {
  const isSmall = typeof value === 'object' && value !== null && !Array.isArray(value) && !isOne(value as Shown)
  if (!isSmall) return renderWord(visit, name, value)
  return html`${Object.values(value)
    .filter((one) => one !== null && typeof one !== 'object')
    .join(' ')}`
}

const isOne = (value: Shown) => toMoney(value) !== undefined || toProgress(value) !== undefined

/** Where what a field names has its page. */
const PAGES_OF_IDS: Record<string, (id: string, event: string) => string> = {
  event_id: (id) => `/events/${id}`,
  registration_id: (id, event) => `/events/${event}/registrations/${id}`,
  attendee_id: (id, event) => `/events/${event}/attendees/${id}`,
  ticket_id: (id, event) => `/events/${event}/tickets/${id}`,
  contact_id: (id) => `/contacts/${id}`,
  job_id: (id) => `/jobs/${id}`,
  webhook_id: (id) => `/webhooks/${id}`,
}

function renderNamed(visit: PageVisit, name: string, value: unknown, { event_id }: Shown): Html {
  const pageOf = PAGES_OF_IDS[name.replace(/_ids$/, '_id')]
  if (!pageOf || !value) return renderWord(visit, name, value)
  const ids = [value].flat().map(String)
  return html`${ids.map((id) => html`<a href="${visit.base}${pageOf(id, String(event_id))}">${id}</a> `)}`
}

/** People of a registration have their page in the event. */
const toPersonPath = ({ id, event_id, registration_id }: Shown): string | undefined =>
  id && event_id && registration_id ? `/events/${event_id}/attendees/${id}` : undefined

export function renderObject(visit: PageVisit, value: Shown): Html {
  return html`<dl class="values">${listShown(visit, value).map(
    ([name, one]) =>
      html`<div><dt>${translate(visit, nameToLabel(name))}</dt><dd>${renderNamed(visit, name, one, value)}</dd></div>`,
  )}</dl>`
}

export const defaultColumns = (names: string[]): string[] => names.filter((name) => !isTechnical(name)).slice(0, 6)

/** The page says its mode; links of files are for programs, and here files are pages. */
const HIDDEN = ['livemode', 'result_url', 'rejects_url', 'download_url']
const SHOWN_LAST = ['id', 'created_at', 'updated_at']

/** The page of an event says which it is. */
function listShown({ event }: PageVisit, value: Shown): [string, unknown][] {
  const shown = Object.entries(value).filter(([name]) => !HIDDEN.includes(name) && !(event && name === 'event_id'))
  const rankOf = (name: string) => Number(SHOWN_LAST.includes(name))
  return shown.sort(([one], [other]) => rankOf(one) - rankOf(other))
}
