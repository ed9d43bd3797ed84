import { getCurrencyDigits } from '../../platform/formats/money.ts'

const CHOSEN = /<option value="([^"]*)" selected>/
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

const toText = (markup = '') => markup.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '')
const attributeOf = (tag: string, name: string) => toText(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1])

export type RenderedForm = {
  /** As they stand in the form. */
  values: URLSearchParams
  /** The fields of which several can be ticked. */
  ticked: Set<string>
}

/** The form of an act on a page, as a browser would send it. */
export function parseRenderedForm(page: string): RenderedForm {
  const form = /<form method="post" class="form\b[^>]*>([\s\S]*)<\/form>/.exec(page)?.[1] ?? ''
  const values = new URLSearchParams()
  const ticked = new Set<string>()
  for (const { tag, attributes, content } of listTags(form)) {
    const name = attributeOf(attributes, 'name')
    const isBox = attributeOf(attributes, 'type') === 'checkbox'
    if (isBox) ticked.add(name)
    if (isBox && !attributes.includes(' checked')) continue
    if (tag === 'select') values.append(name, toText(CHOSEN.exec(content)?.[1]))
    else values.append(name, tag === 'textarea' ? toText(content).replace(/^\n/, '') : attributeOf(attributes, 'value'))
  }
  return { values, ticked }
}

/** An input has no end tag, so what follows it is not its content. */
function listTags(form: string) {
  return [...form.matchAll(/<(input)\b([^>]*)>|<(textarea|select)\b([^>]*)>([\s\S]*?)<\/(?:textarea|select)>/g)].map(
    ([, input, ofInput = '', other = '', ofOther = '', content = '']) => ({
      tag: input ?? other,
      attributes: input ? ofInput : ofOther,
      content,
    }),
  )
}

/** What the form sends once the fields of the body are filled in. */
export function fillRenderedForm({ values, ticked }: RenderedForm, body: unknown): Record<string, string[]> {
  const filled = Map.groupBy(values, ([name]) => name)
  const sent = Object.fromEntries([...filled].map(([name, entries]) => [name, entries.map(([, value]) => value)]))
  for (const [name, value] of listFields(body, '', (field) => field in sent)) {
    const isTyped = filled.has(name) && !ticked.has(name)
    sent[name] = Array.isArray(value) && isTyped ? [value.join('\n')] : [value ?? ''].flat().map(String)
  }
  return sent
}

/** By the names of fields: attendees.0.email. Money is typed as people write it where the form has one field for it. */
function listFields(value: unknown, name: string, hasField: (name: string) => boolean): [string, unknown][] {
  if (isMoney(value) && hasField(name)) return [[name, toDecimals(value)]]
  const isObject = typeof value === 'object' && value !== null
  const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  if (!isObject || isList) return name === '' ? [] : [[name, value]]
  return Object.entries(value).flatMap(([key, one]) => listFields(one, name === '' ? key : `${name}.${key}`, hasField))
}

type Money = { amount: number; currency: string }

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'amount,currency'

function toDecimals({ amount, currency }: Money): string {
  const digits = getCurrencyDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
