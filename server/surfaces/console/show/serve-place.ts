import type { OperationId } from '../../../../generated/operations.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import * as call from '../call.ts'
import { labelOf } from '../contract/choices.ts'
import { isActOffered } from '../contract/fitting-acts.ts'
import { getPageTitle } from '../contract/operations.ts'
import { findOperationPermission } from '../contract/operations-of-members.ts'
import { listPageActs, matchConsolePage, type PageMatch } from '../contract/places.ts'
import { useEventTimezone } from '../event-timezone.ts'
import { readZonedTime } from '../forms/zoned-time.ts'
import { translate } from '../labels.ts'
import { linkIf, renderDoneNotice } from '../layout.ts'
import { renderJob } from '../live/job.ts'
import { LIVE_PAGE_CHECKS, renderSendingProgress } from '../live/progress.ts'
import { type LivePart, renderLivePart, sendLiveStream, wantsLiveStream } from '../live/stream.ts'
import { sendModePage } from '../mode-layout.ts'
import { serveImport } from '../pages/import.ts'
import { showRefusal } from '../pages/page-forms.ts'
import { serveReplayFailed } from '../pages/replay-failed.ts'
import { SOURCE_IMPORT_PATH } from '../pages/source-import.ts'
import { isSignedIn, type PageVisit, redirect } from '../visit.ts'
import { serveActForm } from './act.ts'
import { renderBreadcrumbs } from './breadcrumbs.ts'
import { renderFilters, renderList } from './list-page.ts'
import { addAuditNames, getObjectName, renderTicketHolders } from './names.ts'
import { renderParts } from './parts.ts'
import { renderObject } from './values.ts'

const REPLAY_FAILED = 'replayFailed'

/** Acts with a page of their own, by the page that they are on. */
const OWN_ACTS: Record<string, (visit: PageVisit, place: PageMatch) => Promise<void>> = {
  [`listWebhookDeliveries ${REPLAY_FAILED}`]: serveReplayFailed,
  'getEvent createImport': serveImport,
  'getEvent createSourceImport': async (visit, { params }) => {
    const denied = call.denyOperation(visit, 'createSourceImport')
    if (denied) return showRefusal(visit, denied)
    redirect(visit.ctx, `${visit.base}${SOURCE_IMPORT_PATH}?event=${params.event}`)
  },
}

/** A page that follows from the contract, one of its forms, or what a form does. */
export async function serveContractPage(visit: PageVisit, path: string): Promise<void> {
  const place = matchConsolePage(path)
  if (!place) return sendModePage(visit, { title: visit.words.notFound, content: html``, status: 404 })
  const inEvent = await useEventTimezone(visit, place.params.event)
  const asked = new URLSearchParams(visit.ctx.querystring).get('do')
  const own = OWN_ACTS[`${place.page.id} ${asked}`]
  if (own) return own(inEvent, place)
  if (asked !== null) {
    const act = listPageActs(place.page).find(({ id }) => id === asked)
    if (!act) return sendModePage(visit, { title: visit.words.notFound, content: html``, status: 404 })
    return serveActForm(inEvent, place, act)
  }
  await showPlace(inEvent, place)
}

async function showPlace(visit: PageVisit, place: PageMatch): Promise<void> {
  const { page, params } = place
  const query = new URLSearchParams(visit.ctx.querystring)
  query.delete('done')
  for (const [name, value] of [...query]) if (value === '') query.delete(name)
  for (const { name, kind } of page.query) {
    const typed = kind === 'time' ? query.get(name) : null
    if (typed !== null) query.set(name, readZonedTime(typed, visit.timezone))
  }
  if (!page.isJson) return sendFile(visit, await call.downloadOperation(visit, page.id, { params, query }))
  const answer = await call.callOperation(visit, page.id, { params, query })
  if (!answer.ok) return showRefusal(visit, answer)
  if (page.id === 'listAuditLog') answer.body.data = await addAuditNames(visit, answer.body.data)
  if (isSignedIn(visit) && wantsLiveStream(visit) && page.id in LIVE_PAGE_CHECKS)
    return sendLiveStream(visit, (now) => readPart(now, place, query))
  const content = html`${renderBreadcrumbs(visit, place)}${renderDoneNotice(visit)}${renderActs(visit, place, answer)}${await renderParts(visit, place, answer)}
${page.isList ? await renderFilters(visit, place) : null}${renderLivePart(visit, await renderPart(visit, place, answer))}`
  sendModePage(visit, { title: titleOf(visit, place, answer), content })
}

async function readPart(visit: PageVisit, place: PageMatch, query: URLSearchParams): Promise<LivePart | undefined> {
  const answer = await call.callOperation(visit, place.page.id, { params: place.params, query })
  return answer.ok ? renderPart(visit, place, answer) : undefined
}

async function renderPart(visit: PageVisit, place: PageMatch, answer: call.SuccessfulCall): Promise<LivePart> {
  const { page } = place
  const markup = page.isList ? renderList(visit, place, answer) : await renderWhole(visit, place, answer)
  return { markup, isOver: !LIVE_PAGE_CHECKS[page.id]?.(answer.body, visit.caller.at) }
}

/** Pictures and files, as the API answers them. */
function sendFile(visit: PageVisit, answer: call.DownloadCall | call.FailedCall): void {
  if (!answer.ok) {
    showRefusal(visit, answer)
    return
  }
  const { ctx } = visit
  const { status, headers, body } = answer
  ctx.status = status
  for (const name of ['content-type', 'content-disposition']) if (headers[name]) ctx.set(name, String(headers[name]))
  // What people uploaded or typed is in there: it is shown as a picture or saved, and runs nothing.
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'")
  ctx.body = body
}

async function renderWhole(visit: PageVisit, place: PageMatch, answer: call.SuccessfulCall): Promise<Html> {
  const shown = renderObject(visit, answer.body)
  if (place.page.id === 'getTicket') {
    const picture = `${visit.base}${place.path}/qr`
    return html`<p><img class="qr" src="${picture}" alt="${visit.words.qrOf(answer.body.code)}" width="200" height="200"></p>${await renderTicketHolders(visit, answer.body)}${shown}`
  }
  if (place.page.id === 'getJob') return renderJob(visit, answer.body)
  if (place.page.id === 'getCommunication') return html`${renderSendingProgress(visit, answer.body)}${shown}`
  if (place.page.id !== 'getEvent') return shown
  const numbers = await call.callOperation(visit, 'getEventStats', { params: place.params })
  if (!numbers.ok) return shown
  const { event_id: _, ...counted } = numbers.body
  return html`${shown}<h2 class="part">${visit.words.numbers}</h2>${renderObject(visit, counted)}`
}

function titleOf(visit: PageVisit, { page }: PageMatch, { body }: call.SuccessfulCall): string {
  if (page.isList) return translate(visit, getPageTitle(page))
  const { type, id } = body
  const kind = type === undefined ? undefined : translate(visit, labelOf(String(type)))
  return String(getObjectName(body) ?? kind ?? id ?? translate(visit, getPageTitle(page)))
}

/** In test mode a live event stays as it is; test people may still come to it. */
const isOfLiveEvent = ({ mode, event }: PageVisit, id: OperationId): boolean =>
  mode === 'test' && event?.livemode === true && findOperationPermission(id) === 'events.manage'

function renderActs(visit: PageVisit, { page, params }: PageMatch, { body }: call.SuccessfulCall): Html | null {
  const acts = listPageActs(page).filter(
    ({ id }) => call.mayCall(visit, id) && !isOfLiveEvent(visit, id) && (page.isList || isActOffered(id, body)),
  )
  const isSource = page.id === 'getSourceConnection' && call.mayCall(visit, 'createSourceImport')
  const sourceImport = `${visit.base}${SOURCE_IMPORT_PATH}?connection=${params.connection}`
  const links = [
    ...linkIf(isSource, sourceImport, visit.words.sourceImport.start),
    ...acts.map(({ id, summary }) => [`?do=${id}`, translate(visit, summary)]),
    ...linkIf(page.id === 'listWebhookDeliveries', `?do=${REPLAY_FAILED}`, visit.words.replayFailed),
  ]
  if (links.length === 0) return null
  return html`<p class="acts">${links.map(([href, text]) => html`<a class="act" href="${href}">${text}</a> `)}</p>`
}
