import { STATUS_CODES } from 'node:http'
import { highlightJson, renderCodeBlock } from '../../platform/html/code-block.ts'
import { type Html, html, renderBackticksAsCode } from '../../platform/html/html.ts'
import type { ContractDescription, ErrorDescription, OperationDescription } from './describe-contract.ts'
import type { DeveloperPage } from './layout.ts'

const INTRODUCTION = html`<p class="lead">Every answer that is not a success carries an error in the same shape. Decide
from <code>code</code>; show <code>message</code> to people; quote <code>request_id</code> when you report a problem. The
list may grow, so treat a code that you do not know as a refusal.</p>`

export function buildErrorIndexPage({ errors }: ContractDescription): DeveloperPage {
  return {
    title: 'Errors · Postern',
    description: 'Every error code of the Postern API, with what it means and what to do.',
    section: '/errors',
    content: html`<h1>Errors</h1>
${INTRODUCTION}
${listByStatus(errors)}`,
  }
}

export function buildUnknownErrorPage({ errors }: ContractDescription, asked: string): DeveloperPage {
  return {
    title: 'Unknown error code · Postern',
    description: 'There is no such error code.',
    section: null,
    content: html`<p class="trail"><a href="/errors">Errors</a></p>
<h1>There is no such error code</h1>
<p class="lead">Nothing here is called <code>${asked}</code>. These are the codes that the API answers with.</p>
${listByStatus(errors)}`,
  }
}

export function buildErrorPage(error: ErrorDescription): DeveloperPage {
  const { code, status, nextStep, meaning, remedy, example } = error
  return {
    title: `${code} · Postern`,
    description: meaning.replaceAll('`', ''),
    section: '/errors',
    content: html`<p class="trail"><a href="/errors">Errors</a></p>
<h1 class="mono">${code}</h1>
<p><span class="badge">${statusLine(status)}</span></p>
<div class="split">
<div>
<h2>What it means</h2>
<p>${renderBackticksAsCode(meaning)}</p>
<h2>What to do</h2>
<p>${renderBackticksAsCode(remedy)}</p>
<h2>What a program does</h2>
<p><code>${nextStep?.name}</code>: ${renderBackticksAsCode(nextStep?.description ?? '')}</p>
${fieldList('Fields beside the code', error.fields)}
${fieldList('What details has', error.details)}
${fieldList('The rules, and their params', error.rules)}
${operationList(error.operations)}
</div>
<div class="beside">
${renderCodeBlock('Example answer', html`<span class="start">HTTP/1.1 ${statusLine(status)}</span>\n\n${highlightJson({ error: example })}`, 'answer')}
</div>
</div>`,
  }
}

function listByStatus(errors: Map<string, ErrorDescription>): Html[] {
  const groups = Map.groupBy(errors.values(), ({ status }) => status)
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([status, members]) => html`<section class="group" aria-labelledby="status-${status}">
<h2 id="status-${status}">${statusLine(status)}</h2>
<dl class="errors">${members.map(
        ({ code, meaning }) =>
          html`<div><dt><a href="/errors/${code}"><code>${code}</code></a></dt><dd>${renderBackticksAsCode(meaning)}</dd></div>`,
      )}</dl>
</section>`,
    )
}

const statusLine = (status: number): string => `${status} ${STATUS_CODES[status] ?? ''}`.trim()

function fieldList(title: string, fields: ErrorDescription['fields']): Html | null {
  if (fields.length === 0) return null
  return html`<h2>${title}</h2>
<dl class="fields">${fields.map(
    ({ name, type, description }) =>
      html`<div><dt><code>${name}</code> <span class="type">${type}</span></dt><dd>${renderBackticksAsCode(description)}</dd></div>`,
  )}</dl>`
}

/** Paths are wrapped at their slashes. */
const breakable = (path: string): Html[] => path.split(/(?=\/)/).map((part) => html`<wbr>${part}`)

function operationList(operations: OperationDescription[]): Html {
  if (operations.length === 0) {
    return html`<h2>Where it occurs</h2>
<p>It belongs to no operation in particular.</p>`
  }
  return html`<h2>Where it occurs</h2>
<ul class="operations">${operations.map(
    ({ method, path, summary, reference }) =>
      html`<li><a href="${reference}"><span class="method">${method}</span> <code>${breakable(path)}</code></a> ${summary}</li>`,
  )}</ul>`
}
