import type { Schemas } from '../../../platform/contract/schemas.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { downloadOperation, mayCall } from '../call.ts'
import { readImportOptions } from '../pages/import.ts'
import { renderPageTable } from '../pages/page-forms.ts'
import { renderRefusal } from '../refusals.ts'
import { renderObject, renderProgress } from '../show/values.ts'
import type { PageVisit } from '../visit.ts'

type Job = Schemas['Job']

const MAX_REJECTS_SHOWN = 20

export async function renderJob(visit: PageVisit, job: Job): Promise<Html> {
  const live = visit.words.liveView
  const { status, counts, progress, preview, error } = job
  return html`<p class="state"><strong>${live.jobStates[status] ?? status}</strong>${preview ? html` ${live.isPreview}` : null}</p>
${status === 'queued' || status === 'running' ? renderProgress(visit, progress) : null}
${error === null ? null : renderRefusal(visit, error)}
${Object.keys(counts).length === 0 ? null : renderObject(visit, counts)}
${job.rejects_url === null ? null : await renderRejects(visit, job)}
${job.type === 'import' ? renderImportStep(visit, job) : null}
<details><summary>${live.allFields}</summary>${renderObject(visit, job)}</details>`
}

async function renderRejects(visit: PageVisit, { id }: Job): Promise<Html | null> {
  const live = visit.words.liveView
  const open = async function* (): AsyncGenerator<Buffer> {
    const answer = await downloadOperation(visit, 'getJobRejects', { params: { job: id }, query: { as_csv: 'true' } })
    // What is not read to its end is destroyed, and not prepared any further.
    if (answer.ok) yield* answer.body
  }
  const { headings, rows } = await visit.options.readFirstRows(open, MAX_REJECTS_SHOWN)
  return html`<h2 class="part">${live.rejects}</h2>
<p><a class="act" href="${visit.base}/jobs/${id}/rejects">${live.downloadRejects}</a></p>
${renderPageTable(visit, headings, rows)}
${rows.length < MAX_REJECTS_SHOWN ? null : html`<p class="none">${live.firstRejects(MAX_REJECTS_SHOWN)}</p>`}`
}

/** From a preview to the import, and from rejects to their corrected file, with the options that were chosen. */
function renderImportStep(visit: PageVisit, { status, preview, event_id, rejects_url }: Job): Html {
  const live = visit.words.liveView
  const { query, mail } = readImportOptions(visit)
  const isNext = status === 'succeeded' && event_id !== null && (preview || rejects_url !== null)
  const path = `${visit.base}/events/${event_id}?do=createImport&preview=false${query}`
  return html`${mail === null ? null : html`<p>${mail}</p>`}
${isNext && mayCall(visit, 'createImport') ? html`<p class="acts"><a class="act" href="${path}">${preview ? live.importNow : live.sendCorrected}</a></p>` : null}`
}
