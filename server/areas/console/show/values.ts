import { highlightJson, renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { toLabel } from '../contract/fields.ts'
import { translate } from '../labels.ts'
import type { ModeVisit } from '../visit.ts'

type Shown = Record<string, unknown>

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A value of an answer, by what it is. */
export function renderValue(visit: ModeVisit, value: unknown): Html {
  if (value === null || value === undefined || value === '') return html`<span class="none">–</span>`
  if (typeof value === 'boolean') return html`${value ? visit.words.yes : visit.words.no}`
  if (typeof value === 'number') return html`${new Intl.NumberFormat(visit.language).format(value)}`
  if (typeof value === 'string') return renderText(visit, value)
  if (Array.isArray(value)) return renderItems(visit, value)
  const money = toMoney(value as Shown)
  return money ? html`${formatMoney(visit, money)}` : renderObject(visit, value as Shown)
}

function renderText(visit: ModeVisit, text: string): Html {
  if (TIME.test(text)) return renderTime(visit, new Date(text))
  if (text.startsWith('{') && text.length > 2) return renderEnvelope(text)
  return html`${text}`
}

export function renderTime({ language, caller }: ModeVisit, time: Date): Html {
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

function formatMoney({ language }: ModeVisit, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function renderItems(visit: ModeVisit, items: unknown[]): Html {
  if (items.length === 0) return html`<span class="none">–</span>`
  if (items.some((item) => typeof item !== 'object' || item === null)) return html`${items.join(', ')}`
  const rows = items as Shown[]
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !isTechnical(name))
  return renderTable(visit, columns, rows)
}

/** Ids of other objects and what all objects have: on the object's own page, but not in a table of many. */
const isTechnical = (name: string) => /^(id|livemode|updated_at)$|_ids?$/.test(name)

export function renderTable(
  visit: ModeVisit,
  columns: string[],
  rows: Shown[],
  link?: (row: Shown) => string | undefined,
): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${visit.words.table}"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${translate(visit, toLabel(name))}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
    const path = link?.(row)
    return html`<tr>${columns.map((name, at) => {
      const value = renderValue(visit, row[name])
      const shown =
        at === 0 && path ? html`<a href="${visit.base}${path}">${row[name] ? value : visit.words.open}</a>` : value
      return html`<td class="wrap" data-label="${at === 0 ? '' : translate(visit, toLabel(name))}">${shown}</td>`
    })}</tr>`
  })}</tbody>
</table></div>`
}

export function renderObject(visit: ModeVisit, value: Shown): Html {
  return html`<dl class="values">${Object.entries(value).map(
    ([name, one]) => html`<div><dt>${translate(visit, toLabel(name))}</dt><dd>${renderValue(visit, one)}</dd></div>`,
  )}</dl>`
}

export const defaultColumns = (names: string[]): string[] => names.filter((name) => !isTechnical(name)).slice(0, 6)
