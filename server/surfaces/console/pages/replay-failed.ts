import { html } from '../../../platform/html/html.ts'
import { callOperation, denyOperation } from '../call.ts'
import type { PageMatch } from '../contract/places.ts'
import { sendModePage } from '../mode-layout.ts'
import { type PageVisit, redirect } from '../visit.ts'
import { renderPageForm, showRefusal } from './page-forms.ts'

const FAILED = ['failed', 'dead']
/** At a time; the page then shows what is left. */
const MAX_REPLAYS = 200

/** Sends every delivery of an endpoint that failed or was given up once more. */
export async function serveReplayFailed(visit: PageVisit, { path, params }: PageMatch): Promise<void> {
  const { ctx, words, form } = visit
  const denied = denyOperation(visit, 'replayWebhookDelivery')
  if (denied) return showRefusal(visit, denied)
  const ids: string[] = []
  for (const status of FAILED) {
    const query = { status, limit: String(MAX_REPLAYS) }
    const answer = await callOperation(visit, 'listWebhookDeliveries', { params, query })
    if (!answer.ok) return showRefusal(visit, answer)
    ids.push(...answer.body.data.map(({ id }: { id: string }) => id))
  }
  if (ctx.method !== 'POST') {
    const content = html`<p>${words.replayLead(ids.length)}</p>
${renderPageForm(visit, { button: words.replayFailed })}<p><a href="?">${words.back}</a></p>`
    return sendModePage(visit, { title: words.replayFailed, content })
  }
  for (const delivery of ids.slice(0, MAX_REPLAYS)) {
    const once = `${(form.get('once') ?? '').slice(0, 100)}:${delivery}`
    const answer = await callOperation(visit, 'replayWebhookDelivery', { params: { delivery }, once })
    if (!answer.ok) return showRefusal(visit, answer)
  }
  redirect(ctx, `${visit.base}${path}?done=replayFailed`)
}
