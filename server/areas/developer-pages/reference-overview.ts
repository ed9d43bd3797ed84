import { type Html, html } from '../../platform/html/html.ts'
import type { ContractFacts, OperationFacts } from './contract-facts.ts'

/** Every operation at its address in the reference: readable at once, and where the viewer never comes. */
export function referenceOverview({ operations, tags }: ContractFacts): Html {
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  const inOrder = new Set([...tags.map(({ name }) => name), ...byTag.keys()])
  return html`<main class="overview"><div>
<h1>Postern API</h1>
${[...inOrder].map((tag) => section(tag, byTag.get(tag) ?? []))}
</div></main>`
}

function section(tag: string, members: OperationFacts[]): Html | null {
  if (members.length === 0) return null
  return html`<section><h2>${tag}</h2>
<ul>${members.map(
    ({ method, path, summary, reference }) =>
      html`<li><a href="${reference}"><b>${method}</b> <code>${path}</code></a> <span>${summary}</span></li>`,
  )}</ul></section>`
}
