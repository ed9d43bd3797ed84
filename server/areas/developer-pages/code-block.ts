import { type Html, html } from '../../platform/html/html.ts'

/** A titled block of code. It can take the focus, so that the keyboard can scroll it. */
export function codeBlock(title: string, code: Html, kind: 'command' | 'text' = 'text'): Html {
  return html`<figure class="code">
<figcaption>${title}</figcaption>
<pre tabindex="0" role="region" aria-label="${title}"><code class="${kind}">${code}</code></pre>
</figure>`
}

const TOKEN = /("(?:[^"\\]|\\.)*"|'[^']*')(\s*:)?|\b(true|false|null|-?\d[\d.]*)\b|\b(import|from|const|await)\b/g

export function json(value: unknown): Html[] {
  return highlight(JSON.stringify(value, null, 2))
}

/** Colours JSON, and TypeScript as far as the examples need it. */
export function highlight(code: string): Html[] {
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
