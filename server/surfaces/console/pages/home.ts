import { listKeys, type MonthlyUsage, readMonthlyUsage, toKeyState } from '../../../access/keys/index.ts'
import { type Allowance, describeEntitlement, type Entitlement, plans } from '../../../access/plans/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { callOperation, mayCall } from '../call.ts'
import { describeOperation } from '../contract/operations.ts'
import { getNumberFormat } from '../formatters.ts'
import { translate } from '../labels.ts'
import { sendModePage } from '../mode-layout.ts'
import type { ModeVisit } from '../visit.ts'

export async function showHomePage(visit: ModeVisit): Promise<void> {
  const { words, caller } = visit
  const [problems, usage, isNew] = await Promise.all([findProblems(visit), readUsage(visit), hasNoEvent(visit)])
  const content = html`${isNew ? renderFirstStep(visit) : null}<div class="cards">
<section class="panel"><h2>${words.problems}</h2>${
    problems.length === 0
      ? html`<p>${words.noProblems}</p>`
      : html`<ul>${problems.map(({ path, text }) => html`<li><a href="${visit.base}${path}">${text}</a></li>`)}</ul>`
  }</section>
${usage === null ? null : renderUsage(visit, usage)}
${renderPlan(visit)}
</div>`
  sendModePage(visit, { title: caller.organization.name, content })
}

async function hasNoEvent(visit: ModeVisit): Promise<boolean> {
  if (!mayCall(visit, 'createEvent')) return false
  const answer = await callOperation(visit, 'listEvents', { query: { limit: '1' } })
  return answer.ok && answer.body.data.length === 0
}

function renderFirstStep(visit: ModeVisit): Html {
  const ways = (['createEvent', 'createTemplateImport'] as const).filter((id) => mayCall(visit, id))
  return html`<section class="panel first"><h2>${translate(visit, 'Create your first event')}</h2>
<p class="acts">${ways.map((id) => html`<a class="act" href="${visit.base}/events?do=${id}">${translate(visit, describeOperation(id).summary)}</a> `)}</p></section>`
}

function renderUsage(visit: ModeVisit, { month, total, allowance }: MonthlyUsage): Html {
  const { words, language } = visit
  const { format } = getNumberFormat(language)
  const calls = format(total)
  const text = allowance === null ? calls : words.liveView.of(calls, format(allowance))
  const meter =
    allowance === null
      ? null
      : html`<meter min="0" max="${allowance}" high="${allowance * 0.8}" value="${total}" aria-label="${text}"></meter>`
  return html`<section class="panel"><h2>${words.usage(month)}</h2><p>${text}</p>${meter}</section>`
}

function renderPlan(visit: ModeVisit): Html {
  const { words, caller } = visit
  const { plan, allowance } = caller.organization
  const own = ENTITLEMENTS.map((key) => ({ label: describe(key), has: allowance[key] }))
  const all = [...ON_EVERY_PLAN.map((label) => ({ label, has: true })), ...own]
  const list = (has: boolean) =>
    all.filter((one) => one.has === has).map(({ label }) => html`<li>${translate(visit, label)}</li>`)
  return html`<section class="panel"><h2>${words.plan}: ${plans[plan].name}</h2>
<p>${translate(visit, 'People per event at most')}: ${getNumberFormat(visit.language).format(allowance.attendee_cap)}</p>
<h3>${words.included}</h3><ul>${list(true)}</ul>
${list(false).length === 0 ? null : html`<h3>${words.notIncluded}</h3><ul>${list(false)}</ul>`}</section>`
}

const ON_EVERY_PLAN = [
  'events, registrations and tickets',
  'check-in with paired devices',
  'mails to attendees',
  'imports of up to 500 rows, and exports',
]

/** Small imports and exports are jobs, too, and on every plan. */
const describe = (key: Entitlement): string =>
  key === 'background_jobs' ? 'larger imports, and imports from other platforms' : describeEntitlement(key)

const ENTITLEMENTS: Entitlement[] = [
  'background_jobs',
  'webhooks',
  'api_read',
  'api_write',
  'api_scanner',
  'automation_apps',
]

async function readUsage({ reader, session, caller }: ModeVisit): Promise<MonthlyUsage | null> {
  const allowance = caller.organization.allowance.api_calls_monthly
  const usage = await readMonthlyUsage(reader, session.actor, allowance, session.at)
  if (isRefusal(usage)) return null
  const { total } = usage as MonthlyUsage
  return total === 0 && !hasApi(caller.organization.allowance) ? null : (usage as MonthlyUsage)
}

const hasApi = ({ api_read, api_write, api_scanner }: Allowance) => api_read || api_write || api_scanner

type Problem = { path: string; text: string }

const SOON_DAYS = 14

const findProblems = async (visit: ModeVisit): Promise<Problem[]> =>
  (await Promise.all([findFailing(visit), findExpiring(visit), findFailed(visit)])).flat()

async function findFailing(visit: ModeVisit): Promise<Problem[]> {
  const answer = await callOperation(visit, 'listWebhooks', { query: { limit: '200' } })
  if (!answer.ok) return []
  const unwell = answer.body.data.filter(({ health }: { health: string }) => health !== 'healthy')
  return unwell.map(({ id, url }: { id: string; url: string }) => ({
    path: `/webhooks/${id}`,
    text: visit.words.failingEndpoint(url),
  }))
}

async function findExpiring({ reader, session, words }: ModeVisit): Promise<Problem[]> {
  const keys = await listKeys(reader, session.actor)
  if (!Array.isArray(keys)) return []
  const soon = new Date(session.at.getTime() + SOON_DAYS * 86_400_000).toISOString()
  return keys.flatMap((key) => {
    const { name, expires_at } = key
    const isSoon = expires_at !== null && expires_at < soon && toKeyState(key, session.at) === 'active'
    return isSoon ? [{ path: '/keys', text: words.expiringKey(name, expires_at.slice(0, 10)) }] : []
  })
}

async function findFailed(visit: ModeVisit): Promise<Problem[]> {
  const answer = await callOperation(visit, 'listJobs', { query: { status: 'failed', limit: '5' } })
  if (!answer.ok) return []
  return answer.body.data.map(({ id, type, created_at }: { id: string; type: string; created_at: string }) => ({
    path: `/jobs/${id}`,
    text: visit.words.failedJob(type, created_at.slice(0, 10)),
  }))
}
