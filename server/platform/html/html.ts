/** Safe markup. Only `html` creates it, so that no text reaches a page unescaped. */
export class Html {
  readonly #markup: string

  private constructor(markup: string) {
    this.#markup = markup
  }

  static of(strings: TemplateStringsArray, values: HtmlValue[]): Html {
    let markup = strings[0] ?? ''
    for (let index = 0; index < values.length; index += 1) markup += render(values[index]) + strings[index + 1]
    return new Html(markup)
  }

  toString(): string {
    return this.#markup
  }
}

export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined

export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html => Html.of(strings, values)

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(render).join('')
  return escapeText(String(value))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeText = (text: string): string =>
  !/[&<>"']/.test(text) ? text : text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Texts of the contract mark code with `backticks`; a lone backtick stays. */
export function renderBackticksAsCode(text: string): Html[] {
  const parts = text.split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
