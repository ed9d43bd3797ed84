/**
 * From a ticketing platform to an event, step by step: the connection, the two events, what becomes of each ticket class,
 * a preview, and the import. The address holds the choices of the steps before.
 */

import type { OperationId } from '../../../../generated/operations.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { callOperation, denyOperation, type FailedCall, toFailedCall } from '../call.ts'
import { describeOperation } from '../contract/operations.ts'
import { readFormIdempotencyKey, renderFormIdempotencyKey } from '../form-key.ts'
import { toOption } from '../forms/choices.ts'
import { translate } from '../labels.ts'
import { renderCsrfField } from '../layout.ts'
import { renderJob } from '../live/job.ts'
import { LIVE_PAGE_CHECKS } from '../live/progress.ts'
import { renderLivePart } from '../live/stream.ts'
import { sendModePage } from '../mode-layout.ts'
import { renderRefusal } from '../refusals.ts'
import { renderValue } from '../show/values.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import { renderPageTable, showRefusal } from './page-forms.ts'

export const SOURCE_IMPORT_PATH = '/source-import'

type Listed = Record<string, string>

export async function serveSourceImport(visit: ModeVisit): Promise<void> {
  const denied = denyOperation(visit, 'createSourceImport')
  if (denied) return showRefusal(visit, denied)
  const query = new URLSearchParams(visit.ctx.querystring)
  const [connection, sourceEvent, event] = ['connection', 'source_event', 'event'].map((name) => query.get(name))
  if (!connection) return chooseConnection(visit, event ?? '')
  if (!sourceEvent || !event) return chooseEvents(visit, connection, event ?? '', query.get('cursor'))
  const chosen = { connection, source_event: sourceEvent, event }
  const read = await readClasses(visit, chosen)
  if ('ok' in read) return sendStep(visit, 2, html``, read)
  if (visit.ctx.method === 'POST') return startImport(visit, chosen, read)
  return sendStep(visit, 2, renderAssignment(visit, read, new URLSearchParams()))
}

function sendStep(visit: ModeVisit, step: number, content: Html, refused?: FailedCall): void {
  const shown = html`<ol class="steps">${visit.words.sourceImport.steps.map(
    (text, at) => html`<li${at === step ? html` aria-current="step"` : null}>${text}</li>`,
  )}</ol>
${refused ? renderRefusal(visit, refused) : null}${content}`
  const title = translate(visit, describeOperation('createSourceImport').summary)
  sendModePage(visit, { title, content: shown, status: refused?.status })
}

/** All items of a list, up to a number that people can choose from. */
async function listAll(visit: ModeVisit, id: OperationId, params: Listed = {}): Promise<Listed[] | FailedCall> {
  const items: Listed[] = []
  let cursor: string | null = null
  do {
    const query: Listed = { limit: '200', ...(cursor === null ? {} : { cursor }) }
    const answer = await callOperation(visit, id, { params, query })
    if (!answer.ok) return answer
    items.push(...answer.body.data)
    cursor = answer.body.page.next_cursor
  } while (cursor !== null && items.length < 1_000)
  return items
}

async function chooseConnection(visit: ModeVisit, event: string): Promise<void> {
  const words = visit.words.sourceImport
  const connections = await listAll(visit, 'listSourceConnections')
  if (!Array.isArray(connections)) return showRefusal(visit, connections)
  const links = connections.map(({ id, name, platform, status }) => {
    const query = new URLSearchParams({ connection: id ?? '', event })
    return html`<li><a href="?${query.toString()}">${name}</a> (${platform})${status === 'refused' ? html`: ${words.refused}` : null}</li>`
  })
  const content = html`<p class="lead">${words.connectLead}</p>
${links.length === 0 ? null : html`<ul>${links}</ul>`}
<p class="acts"><a class="act" href="${visit.base}/source-connections?do=createSourceConnection">${translate(visit, 'Connect to a source platform')}</a></p>`
  sendStep(visit, 0, content)
}

async function chooseEvents(visit: ModeVisit, connection: string, event: string, cursor: string | null): Promise<void> {
  const words = visit.words.sourceImport
  const params = { connection }
  const found = await callOperation(visit, 'listSourceEvents', { params, query: cursor === null ? {} : { cursor } })
  if (!found.ok) return sendStep(visit, 1, html``, found)
  const events = await listAll(visit, 'listEvents')
  if (!Array.isArray(events)) return sendStep(visit, 1, html``, events)
  const open = events.filter(({ status }) => status === 'draft' || status === 'published')
  const theirs = found.body.data.map(({ id, name, starts_at }: Schemas['SourceEvent']) => [
    id,
    starts_at === null ? name : `${name} (${starts_at.slice(0, 10)})`,
  ])
  const ours = open.map(toOption)
  const next: string | null = found.body.page.next_cursor
  const more = new URLSearchParams({ connection, event, cursor: next ?? '' })
  const content = html`<p class="lead">${words.eventsLead}</p>
${theirs.length === 0 ? html`<p class="none">${words.noEvents}</p>` : null}
<form method="get" class="form"><input type="hidden" name="connection" value="${connection}">
${renderSelect('source_event', words.sourceEvent, [['', words.choose], ...theirs], '', html` required`)}
${renderSelect('event', words.event, [['', words.choose], ...ours], event, html` required`)}
<p class="actions"><button>${words.next}</button> ${next === null ? null : html`<a href="?${more.toString()}">${words.moreEvents}</a>`}</p></form>`
  sendStep(visit, 1, content)
}

const renderSelect = (name: string, label: string, options: [string, string][], value: string, must?: Html): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"${must}>${renderOptions(options, value)}</select></div>`

const renderOptions = (options: [string, string][], value: string): Html[] =>
  options.map(([one, text]) => html`<option value="${one}"${one === value ? html` selected` : null}>${text}</option>`)

type Chosen = { connection: string; source_event: string; event: string }

async function readClasses(visit: ModeVisit, { connection, source_event, event }: Chosen) {
  const classes = await listAll(visit, 'listSourceTicketClasses', { connection, source_event })
  if (!Array.isArray(classes)) return classes
  const types = await listAll(visit, 'listAttendeeTypes', { event })
  if (!Array.isArray(types)) return types
  const days = await listAll(visit, 'listDays', { event })
  if (!Array.isArray(days)) return days
  const groups = await listAll(visit, 'listGroups')
  return { classes, types, days, groups: Array.isArray(groups) ? groups : [] }
}

type Classes = Exclude<Awaited<ReturnType<typeof readClasses>>, FailedCall>

const SKIP = '-'

function renderAssignment(
  visit: ModeVisit,
  { classes, types, days, groups }: Classes,
  values: URLSearchParams,
  refused?: FailedCall,
): Html {
  const words = visit.words.sourceImport
  const options: [string, string][] = [['', words.choose], ...types.map(toOption), [SKIP, words.skip]]
  const hasDays = days.length > 1
  const rows = classes.map(({ id = '', name = '', price, sold }) => [
    name,
    renderValue(visit, price),
    renderValue(visit, sold),
    html`<select name="class.${id}" required aria-label="${words.becomes}: ${name}">${renderOptions(options, values.get(`class.${id}`) ?? '')}</select>`,
    ...(hasDays ? [renderDays(days, id, name, values)] : []),
  ])
  const ofPlatform = ['Ticket class', 'Price', 'Sold'].map((label) => translate(visit, label))
  const headings = [...ofPlatform, words.becomes, ...(hasDays ? [words.days] : [])]
  const codes: [string, string][] = [['', visit.words.notSet], ...groups.map(toOption)]
  const sends = values.has('send_emails') ? html` checked` : null
  return html`<p class="lead">${words.mapLead}</p>
<form method="post" class="form wide">${renderCsrfField(visit)}${renderFormIdempotencyKey(visit, refused)}
${renderPageTable(visit, headings, rows)}
${hasDays ? html`<p class="help">${words.daysHelp}</p>` : null}
${groups.length === 0 ? null : renderSelect('group', words.group, codes, values.get('group') ?? '')}
<p><label class="plain"><input type="checkbox" name="send_emails" value="true"${sends}> ${words.sendEmails}</label></p>
<p class="actions"><button name="preview" value="true">${translate(visit, 'Preview')}</button> <button name="preview" value="false" class="quiet">${words.startNow}</button></p>
</form>`
}

function renderDays(days: Listed[], id: string, name: string, values: URLSearchParams): Html {
  const chosen = values.getAll(`days.${id}`)
  return html`<span class="day-choices" role="group" aria-label="${name}">${days.map(
    (day) =>
      html`<label class="plain"><input type="checkbox" name="days.${id}" value="${day.code}"${chosen.includes(day.code ?? '') ? html` checked` : null}> ${day.name}</label> `,
  )}</span>`
}

async function startImport(visit: ModeVisit, chosen: Chosen, read: Classes): Promise<void> {
  const { form } = visit
  const words = visit.words.sourceImport
  const unmapped = read.classes.find(({ id }) => !form.get(`class.${id}`))
  const isPreview = form.get('preview') !== 'false'
  const answer = unmapped
    ? toFailedCall(422, words.unmapped(unmapped.name ?? ''))
    : await callOperation(visit, 'createSourceImport', {
        params: { event: chosen.event },
        body: {
          connection: chosen.connection,
          source_event: chosen.source_event,
          mapping: read.classes.map(({ id }) => toMapping(form, id ?? '')),
          ...(form.get('group') ? { group: form.get('group') } : {}),
          preview: isPreview,
          send_emails: form.has('send_emails'),
        },
        once: readFormIdempotencyKey(visit),
      })
  const assignment = renderAssignment(visit, read, form, answer.ok ? undefined : answer)
  if (!answer.ok) return sendStep(visit, 2, assignment, answer)
  if (!isPreview) return redirect(visit.ctx, `${visit.base}/jobs/${answer.body.id}?done=createSourceImport`)
  const part = {
    markup: await renderJob(visit, answer.body),
    isOver: !LIVE_PAGE_CHECKS.getJob?.(answer.body, visit.caller.at),
  }
  const job = renderLivePart(visit, part, `${visit.base}/jobs/${answer.body.id}`)
  sendStep(visit, 2, html`<section class="panel"><h2>${translate(visit, 'Preview')}</h2>${job}</section>${assignment}`)
}

function toMapping(form: URLSearchParams, id: string): Schemas['SourceMapping'] {
  const type = form.get(`class.${id}`)
  const days = form.getAll(`days.${id}`)
  return { ticket_class: id, attendee_type: type === SKIP ? null : type, ...(days.length > 0 ? { days } : {}) }
}
