import { type Html, html } from '../../../platform/html/html.ts'
import type { FieldConflict } from '../forms/shown-values.ts'
import { translate } from '../labels.ts'
import { renderPageTable } from '../pages/page-forms.ts'
import type { PageVisit } from '../visit.ts'
import { renderValue } from './values.ts'

/** What two have changed to different values. `href` leads to the form as it is now, and `named` says in whose words fields are named. */
export function renderEditConflicts(
  visit: PageVisit,
  href: string,
  conflicts: FieldConflict[],
  named: Parameters<typeof translate>[0] = visit,
): Html {
  const { words } = visit
  const rows = conflicts.map(({ labels, theirs, yours }) => [
    labels.map((label) => translate(named, label)).join(' › '),
    renderValue(visit, theirs),
    renderValue(visit, yours),
  ])
  return html`<div class="alert" role="alert"><p>${words.changedMeanwhile}</p></div>
${renderPageTable(visit, [words.field, words.theirs, words.yours], rows)}
<p><a href="${href}">${words.takeTheirs}</a></p>`
}
