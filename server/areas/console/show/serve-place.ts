import { type Html, html } from '../../../platform/html/html.ts'
import { type Answered, callOperation, mayCall, type Refused } from '../call.ts'
import type { Described } from '../contract/operations.ts'
import { findPlace, listActs, listSubpages, type Place } from '../contract/places.ts'
import { translate } from '../labels.ts'
import { sendModePage } from '../mode-layout.ts'
import { serveReplayFailed } from '../pages/replay-failed.ts'
import type { PlaceVisit } from '../visit.ts'
import { performAct, showActForm } from './act.ts'
import { renderList } from './list-page.ts'
import { renderObject } from './values.ts'

const REPLAY_FAILED = 'replayFailed'

/** A page that follows from the contract, one of its forms, or what a form does. */
export async function servePlace(visit: PlaceVisit, path: string): Promise<void> {
  const place = findPlace(path)
  if (!place) return sendModePage(visit, { title: visit.words.notFound, content: html``, status: 404 })
  const asked = new URLSearchParams(visit.ctx.querystring).get('do')
  if (asked === REPLAY_FAILED && place.page.id === 'listWebhookDeliveries') return serveReplayFailed(visit, place)
  if (asked !== null) {
    const act = listActs(place.page).find(({ id }) => id === asked)
    if (!act) return sendModePage(visit, { title: visit.words.notFound, content: html``, status: 404 })
    return visit.ctx.method === 'POST' ? performAct(visit, place, act) : showActForm(visit, place, act)
  }
  await showPlace(visit, place)
}

async function showPlace(visit: PlaceVisit, place: Place): Promise<void> {
  const { page, params } = place
  const query = new URLSearchParams(visit.ctx.querystring)
  query.delete('done')
  for (const [name, value] of [...query]) if (value === '') query.delete(name)
  const answer = await callOperation(visit, page.id, { params, query })
  if (!answer.ok) return sendRefused(visit, answer)
  if (!page.isJson) return sendFile(visit, answer)
  const content = html`${renderTrail(visit, place)}${renderDone(visit)}${renderActs(visit, place)}${renderSubpages(visit, place)}
${page.isList ? await renderList(visit, place, answer) : await renderWhole(visit, place, answer)}`
  sendModePage(visit, { title: titleOf(visit, place, answer), content })
}

function sendRefused(visit: PlaceVisit, { status, message }: Refused): void {
  const content = html`<p class="alert" role="alert">${message}</p>`
  sendModePage(visit, { title: visit.words.refusedTitle, content, status })
}

/** Pictures and files, as the API answers them. */
function sendFile({ ctx }: PlaceVisit, { status, headers, bytes }: Answered): void {
  ctx.status = status
  for (const name of ['content-type', 'content-disposition']) if (headers[name]) ctx.set(name, String(headers[name]))
  // What people uploaded or typed is in there: it is shown as a picture or saved, and runs nothing.
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'")
  ctx.body = bytes
}

async function renderWhole(visit: PlaceVisit, place: Place, answer: Answered): Promise<Html> {
  const shown = renderObject(visit, answer.body)
  if (place.page.id === 'getTicket') {
    const picture = `${visit.base}${place.path}/qr`
    return html`<p><img class="qr" src="${picture}" alt="${visit.words.qrOf(answer.body.code)}" width="200" height="200"></p>${shown}`
  }
  if (place.page.id !== 'getEvent') return shown
  const numbers = await callOperation(visit, 'getEventStats', { params: place.params })
  if (!numbers.ok) return shown
  const { event_id: _, livemode: __, ...counted } = numbers.body
  return html`${shown}<h2 class="part">${visit.words.numbers}</h2>${renderObject(visit, counted)}`
}

function titleOf(visit: PlaceVisit, { page }: Place, { body }: Answered): string {
  if (page.isList) return translate(visit, nounOf(page))
  const { name, first_name, last_name, url, subject, code, email, type, id } = body
  const person = [first_name, last_name].filter(Boolean).join(' ')
  return String(name ?? (person || (subject ?? url ?? code ?? email ?? type ?? id ?? nounOf(page))))
}

/** "List attendee types" is the page "Attendee types". */
export function nounOf({ summary }: Described): string {
  const noun = summary.replace(/^(List|Find|Get)( the| a| an)? /, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

function renderActs(visit: PlaceVisit, { page }: Place): Html | null {
  const acts = listActs(page).filter(({ id }) => mayCall(visit, id))
  const links = [
    ...acts.map(({ id, summary }) => [id, translate(visit, summary)]),
    ...(page.id === 'listWebhookDeliveries' ? [[REPLAY_FAILED, visit.words.replayFailed]] : []),
  ]
  if (links.length === 0) return null
  return html`<p class="acts">${links.map(([id, text]) => html`<a class="act" href="?do=${id}">${text}</a> `)}</p>`
}

function renderSubpages(visit: PlaceVisit, { page, path }: Place): Html | null {
  const pages = listSubpages(page).filter(({ id }) => mayCall(visit, id))
  if (pages.length === 0) return null
  return html`<nav class="tabs" aria-label="${visit.words.parts}">${pages.map(
    (sub) =>
      html`<a href="${visit.base}${path}${sub.path.slice(page.path.length)}">${translate(visit, nounOf(sub))}</a> `,
  )}</nav>`
}

/** The pages above, as far as there are any. */
function renderTrail(visit: PlaceVisit, { path }: Place): Html | null {
  const parts = path.split('/').slice(1, -1)
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`).filter((one) => findPlace(one))
  if (above.length === 0) return null
  return html`<nav class="trail" aria-label="${visit.words.trail}">${above.map((one) => {
    const found = findPlace(one)
    const text = found?.page.isList
      ? translate(visit, nounOf(found.page))
      : decodeURIComponent(one.split('/').at(-1) ?? '')
    return html`<a href="${visit.base}${one}">${text}</a> › `
  })}</nav>`
}

function renderDone(visit: PlaceVisit): Html | null {
  const done = new URLSearchParams(visit.ctx.querystring).get('done')
  return done === null ? null : html`<p class="done" role="status">${visit.words.done}</p>`
}
