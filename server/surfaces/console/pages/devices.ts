import { checkPermission } from '../../../access/members/index.ts'
import { isFreshlyConfirmed } from '../../../access/sessions/index.ts'
import * as area from '../../../areas/devices/index.ts'
import { renderCodeBlock } from '../../../platform/html/code-block.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { buildQrPicture } from '../../../platform/qr/index.ts'
import { callOperation } from '../call.ts'
import { useEventTimezone } from '../event-timezone.ts'
import { buildField, type FormField, toOption } from '../forms/choices.ts'
import { readFormBody } from '../forms/read-form.ts'
import { translate } from '../labels.ts'
import { type PageLink, renderDoneNotice, renderParentLinks } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { redirectToConfirmation } from '../show/act.ts'
import { renderTime } from '../show/values.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import { buildGroupField, changeOnce, renderPageTable, sendPageForm, showNotFound, showRefusal } from './page-forms.ts'

type Event = { id: string; name: string }

/** The devices that scan for an event, in the mode of the page: those of test mode scan tests. */
export async function serveDevices(anywhere: ModeVisit, reference: string): Promise<void> {
  const { ctx, session } = anywhere
  const denied = checkPermission(session.actor, 'checkin.devices')
  if (denied) return showRefusal(anywhere, denied)
  const visit = await useEventTimezone(anywhere, reference)
  const { event } = visit
  if (!event) return showNotFound(visit)
  const query = new URLSearchParams(ctx.querystring)
  switch (query.get('do')) {
    case 'pair':
      // A device that is paired outlives the session that did it.
      if (!isFreshlyConfirmed(session)) return redirectToConfirmation(visit)
      return ctx.method === 'POST' ? pair(visit, event) : showPairingForm(visit, event)
    case 'revoke':
      return serveRevocation(visit, event, query.get('device') ?? '')
    default:
      return showDevices(visit, event)
  }
}

async function findDevices({ reader, session, mode }: ModeVisit, { id }: Event) {
  const devices = await area.listDevices(reader, session.actor, id)
  return 'kind' in devices ? [] : devices.filter(({ livemode }) => livemode === (mode === 'live'))
}

const renderTrail = (visit: ModeVisit, { id, name }: Event, ...below: PageLink[]): Html =>
  renderParentLinks(visit, [[`${visit.base}/events/${id}`, name], ...below])

const renderTrailOfForm = (visit: ModeVisit, event: Event): Html =>
  renderTrail(visit, event, ['?', visit.words.devices.title])

async function showDevices(visit: ModeVisit, event: Event): Promise<void> {
  const { words } = visit
  const own = words.devices
  const [point, group] = [translate(visit, 'Check-in point'), translate(visit, 'Group')]
  const headings = [words.name, point, group, own.version, own.paired, own.lastSeen, words.state]
  const rows = (await findDevices(visit, event))
    .toReversed()
    .map((device): (Html | string)[] => [
      html`${device.name} <code>…${device.last_four}</code>`,
      device.check_in_point ?? own.anyPoint,
      device.group ?? '–',
      device.sw_version,
      renderTime(visit, new Date(device.paired_at)),
      device.last_seen_at ? renderTime(visit, new Date(device.last_seen_at)) : words.never,
      device.revoked_at
        ? own.revoked
        : html`${own.active} · <a href="?do=revoke&amp;device=${device.id}">${own.revoke}</a>`,
    ])
  const content = html`${renderTrail(visit, event)}${renderDoneNotice(visit)}
<p class="acts"><a class="act" href="?do=pair">${own.pair}</a></p>
${renderPageTable(visit, headings, rows)}`
  sendModePage(visit, { title: own.title, content })
}

async function listFields(visit: ModeVisit, { id }: Event): Promise<FormField[]> {
  const { words } = visit
  const own = words.devices
  const points = await callOperation(visit, 'listCheckInPoints', { params: { event: id }, query: { limit: '200' } })
  return [
    buildField('name', words.name, { help: own.nameHelp, maxLength: 200 }),
    buildField('point', 'Check-in point', {
      kind: 'choice',
      options: points.ok ? points.body.data.map(toOption) : [],
      blank: own.anyPoint,
      help: own.pointHelp,
    }),
    ...(await buildGroupField(visit, { blank: own.everybody, help: own.groupHelp })),
  ]
}

async function showPairingForm(visit: ModeVisit, event: Event, mistake?: string): Promise<void> {
  const { makeCode, pair, pairLead } = visit.words.devices
  const form = { button: makeCode, fields: await listFields(visit, event), values: visit.form, mistake }
  sendPageForm(visit, form, { title: pair, lead: pairLead, above: renderTrailOfForm(visit, event) })
}

async function pair(visit: ModeVisit, event: Event): Promise<void> {
  const { form, session, mode, publicOrigin, words } = visit
  const input = { event: event.id, mode, ...readFormBody(await listFields(visit, event), form, visit) }
  const issued = await changeOnce(visit, input, (work) => area.issuePairingCode(work, session.actor, input))
  if ('kind' in issued) return showPairingForm(visit, event, issued.message)
  const own = words.devices
  const problem = area.findGateAddressProblem(publicOrigin)
  const content = html`${renderTrailOfForm(visit, event)}
${problem === undefined ? null : html`<p class="alert">${own.problems[problem]}</p>`}
<p class="lead">${own.codeLead}</p>
<figure class="pairing">${buildQrPicture(area.toPairingAddress(publicOrigin, issued.code))}<figcaption>${own.photograph}</figcaption></figure>
<p>${own.orOpen} <a href="/scan">${publicOrigin}/scan</a></p>
${renderCodeBlock(own.code, html`${issued.code}`)}
<p>${own.until} ${renderTime(visit, new Date(issued.expires_at))}. ${issued.livemode ? null : own.testScans}</p>
<p class="actions"><a class="button" href="?">${words.goOn}</a></p>`
  sendModePage(visit, { title: issued.name ?? own.pair, content })
}

async function serveRevocation(visit: ModeVisit, event: Event, id: string): Promise<void> {
  const { session, ctx, words } = visit
  const device = (await findDevices(visit, event)).find((one) => one.id === id)
  if (!device) return showNotFound(visit)
  if (ctx.method !== 'POST') {
    const lead = words.devices.revokeLead(device.name)
    return sendPageForm(visit, { button: words.devices.revokeDevice }, { lead, above: renderTrailOfForm(visit, event) })
  }
  const revoked = await changeOnce(visit, { device: id }, (work) => area.revokeDevice(work, session.actor, id))
  if ('kind' in revoked) return showRefusal(visit, { ...revoked, status: 409 })
  redirect(ctx, `${ctx.path}?done=revoked`)
}
