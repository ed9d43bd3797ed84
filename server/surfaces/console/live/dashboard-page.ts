import { checkPermission, hasPermission } from '../../../access/members/index.ts'
import { type EventRow, findVisibleEvent } from '../../../access/visibility/index.ts'
import type { EventDashboard } from '../../../areas/reports/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { getNumberFormat, getTimeFormat } from '../formatters.ts'
import { translate } from '../labels.ts'
import { renderParentLinks } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { renderPageTable, showRefusal } from '../pages/page-forms.ts'
import { describeScan } from '../show/values.ts'
import type { ModeVisit } from '../visit.ts'
import { type LivePart, renderLivePart, sendLiveStream, wantsLiveStream } from './stream.ts'

export async function serveDashboard(anywhere: ModeVisit, reference: string): Promise<void> {
  const event = await findEvent(anywhere, reference)
  if ('message' in event) return showRefusal(anywhere, event)
  const visit = { ...anywhere, event, timezone: event.timezone }
  const day = new URLSearchParams(visit.ctx.querystring).get('day') ?? undefined
  if (wantsLiveStream(visit)) return sendLiveStream(visit, follow(visit, reference, event, day))
  const dashboard = await visit.options.readDashboard(visit.caller, event, day)
  const content = html`${renderParentLinks(visit, [[`${visit.base}/events/${reference}`, event.name]])}
${renderDays(visit, dashboard)}
${renderLivePart(visit, renderShared(visit, event, dashboard))}`
  sendModePage(visit, { title: visit.words.liveView.dashboard, content })
}

type Refused = { status: number; code: string; message: string }

async function findEvent({ session, reader, caller }: ModeVisit, reference: string): Promise<EventRow | Refused> {
  const denied = checkPermission(session.actor, 'events.numbers')
  if (denied) return { status: 403, ...denied }
  const event = await findVisibleEvent(reader, caller, reference)
  return isRefusal(event) ? { status: 404, code: event.code, message: event.message } : event
}

/** The event is looked up again with the member, whenever that was read anew. */
function follow({ session }: ModeVisit, reference: string, found: EventRow, day: string | undefined) {
  let known = { session, event: found }
  return async (visit: ModeVisit): Promise<LivePart | undefined> => {
    if (visit.session !== known.session) {
      const event = await findEvent(visit, reference)
      if ('message' in event) return undefined
      known = { session: visit.session, event }
    }
    return renderShared(visit, known.event, await visit.options.readDashboard(visit.caller, known.event, day))
  }
}

/** Rendered once for all who see the same. */
const rendered = new WeakMap<EventDashboard, Map<string, LivePart>>()

function renderShared(visit: ModeVisit, event: EventRow, dashboard: EventDashboard): LivePart {
  const seesPeople = hasPermission(visit.session.actor.member.role, 'people.read')
  const key = `${visit.language} ${seesPeople}`
  const known = rendered.get(dashboard) ?? new Map<string, LivePart>()
  const part = known.get(key) ?? { markup: renderDashboard(visit, event, dashboard, seesPeople) }
  rendered.set(dashboard, known.set(key, part))
  return part
}

function renderDays(visit: ModeVisit, { days, day }: EventDashboard): Html | null {
  if (days.length < 2) return null
  return html`<nav class="tabs" aria-label="${translate(visit, 'Days')}">${days.map(
    ({ id, code, name }) =>
      html`<a href="?day=${code}"${id === day?.id ? html` aria-current="true"` : null}>${name}</a> `,
  )}</nav>`
}

function renderDashboard(visit: ModeVisit, event: EventRow, dashboard: EventDashboard, seesPeople: boolean): Html {
  const live = visit.words.liveView
  const { format } = getNumberFormat(visit.language)
  const { points, refusals } = dashboard
  const pointRows = points.map(({ name, people, refused }) => [name, format(people), format(refused)])
  const refusalRows = refusals.map(({ result, reason, count }) => [describeScan(visit, result, reason), format(count)])
  const pointHeadings = ['Check-in point', 'People', 'Refused'].map((label) => translate(visit, label))
  return html`${renderAdmitted(visit, dashboard)}
<h2 class="part">${live.byQuarter}</h2>
${renderQuarters(visit, event, dashboard)}
<div class="columns">
<section><h2 class="part">${translate(visit, 'Check-in points')}</h2>
${renderPageTable(visit, pointHeadings, pointRows)}</section>
<section><h2 class="part">${live.refusals}</h2>
${refusals.length === 0 ? html`<p class="none">${live.noRefusals}</p>` : renderPageTable(visit, [translate(visit, 'Reason'), live.scans], refusalRows)}</section>
</div>
<h2 class="part">${live.lastScans}</h2>
${renderLastScans(visit, event, dashboard, seesPeople)}`
}

function renderAdmitted(visit: ModeVisit, { admitted, expected }: EventDashboard): Html {
  const { format } = getNumberFormat(visit.language)
  const label = translate(visit, 'Admitted')
  const text = visit.words.liveView.of(format(admitted), format(expected))
  return html`<p class="figure"><strong>${text}</strong> ${label}</p>
<meter min="0" max="${Math.max(1, expected)}" value="${admitted}" aria-label="${label}: ${text}"></meter>`
}

function renderQuarters(visit: ModeVisit, event: EventRow, { quarters }: EventDashboard): Html {
  const live = visit.words.liveView
  const { format } = getNumberFormat(visit.language)
  const times = getTimeFormat(visit.language, event.timezone, { timeStyle: 'short' })
  const bars = quarters.map(({ start, people }) => ({ label: times.format(start), value: people }))
  const most = bars.reduce((one, other) => (other.value > one.value ? other : one), { label: '', value: 0 })
  if (most.value === 0) return html`<p class="none">${live.nobodyYet}</p>`
  const description = `${live.byQuarter}. ${live.most(format(most.value), most.label)}`
  const rows = bars.map(({ label, value }) => [label, format(value)])
  return html`${renderBars(bars, description, format)}
<details><summary>${live.asTable}</summary>${renderPageTable(visit, [live.quarter, translate(visit, 'People')], rows)}</details>`
}

type Bar = { label: string; value: number }

/** Bars, drawn to whatever width there is. The words beside them are not part of the picture, so that they keep their size. */
function renderBars(bars: Bar[], description: string, format: (value: number) => string): Html {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const shown = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].flatMap((bar) => bar ?? [])
  const labels = bars.length < 3 ? bars : shown
  return html`<div class="chart">
<p class="scale" aria-hidden="true">${format(highest)}</p>
<svg viewBox="0 0 ${bars.length} ${highest}" preserveAspectRatio="none" role="img" aria-label="${description}">${bars.map(
    ({ label, value }, at) =>
      html`<rect x="${at + 0.1}" y="${highest - value}" width="0.8" height="${value}"><title>${label}: ${format(value)}</title></rect>`,
  )}</svg>
<p class="axis" aria-hidden="true">${labels.map(({ label }) => html`<span>${label}</span>`)}</p>
</div>`
}

function renderLastScans(visit: ModeVisit, event: EventRow, { lastScans }: EventDashboard, seesPeople: boolean): Html {
  const live = visit.words.liveView
  if (lastScans.length === 0) return html`<p class="none">${live.noScans}</p>`
  const times = getTimeFormat(visit.language, event.timezone, { timeStyle: 'medium' })
  const [point, result] = [translate(visit, 'Check-in point'), translate(visit, 'Result')]
  const headings = [live.time, point, result, ...(seesPeople ? [live.person] : [])]
  const rows = lastScans.map(({ scanned_at, point, result, reason, attendee_id, first_name, last_name }) => {
    const path = `${visit.base}/events/${event.id}/attendees/${attendee_id}`
    const name = [first_name, last_name].filter(Boolean).join(' ')
    const person = attendee_id === null ? '–' : html`<a href="${path}">${name}</a>`
    return [times.format(scanned_at), point, describeScan(visit, result, reason), ...(seesPeople ? [person] : [])]
  })
  return renderPageTable(visit, headings, rows)
}
