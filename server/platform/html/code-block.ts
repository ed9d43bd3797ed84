import { type Html, html } from './html.ts'

/** Focusable, so that it can be scrolled with the keyboard. */
export function renderCodeBlock(title: string, code: Html, kind: 'command' | 'text' | 'answer' = 'text'): Html {
  return html`<figure class="code">
<figcaption>${title}</figcaption>
<pre tabindex="0" role="region" aria-label="${title}"><code class="${kind}">${code}</code></pre>
</figure>`
}

const TOKEN = /("(?:[^"\\]|\\.)*"|'[^']*')(\s*:)?|\b(true|false|null|-?\d[\d.]*)\b|\b(import|from|const|await)\b/g

export const highlightJson = (value: unknown): Html[] => highlightCode(JSON.stringify(value, null, 2))

/** Colours JSON, and as much TypeScript as the examples need. */
export function highlightCode(code: string): Html[] {
  const parts: Html[] = []
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const [token, string, colon, literal] = match
    parts.push(html`${code.slice(end, match.index)}`)
    if (string === undefined) parts.push(html`<span class="${literal ? 'literal' : 'keyword'}">${token}</span>`)
    else parts.push(html`<span class="${colon ? 'key' : 'string'}">${string}</span>${colon}`)
    end = match.index + token.length
  }
  return [...parts, html`${code.slice(end)}`]
}
