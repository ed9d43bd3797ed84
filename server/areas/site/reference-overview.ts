import { type Html, html } from '../../platform/html/html.ts'
import type { OperationFacts } from './contract-facts.ts'

/** Every operation at its address in the reference: readable at once, and where the viewer never comes. */
export function referenceOverview(operations: OperationFacts[]): Html {
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  return html`<main class="overview"><div>
<h1>Postern API</h1>
${[...byTag].map(
  ([tag, members]) => html`<section><h2>${tag}</h2>
<ul>${members.map(
    ({ method, path, summary, reference }) =>
      html`<li><a href="${reference}"><b>${method}</b> <code>${path}</code></a> <span>${summary}</span></li>`,
  )}</ul></section>`,
)}
</div></main>`
}
