import { formatMoney } from '../../../platform/formats/money.ts'
import type { Refused } from '../call.ts'
import { translate } from '../labels.ts'
import { translateProblem } from '../refusals.ts'
import type { PlaceVisit } from '../visit.ts'
import type { FormField } from './choices.ts'

/** A refusal of the API in the words of the form: fields by their labels, and money as people write it. */
export function toFormRefusal(visit: PlaceVisit, fields: FormField[], refused: Refused): Refused {
  const problems = refused.problems.map(({ path, message }) => {
    const found = findLabel(visit, fields, path.split('/').slice(1))
    return { path, message: found === undefined ? message : nameField(visit, found, message) }
  })
  return { ...refused, problems, message: withMoney(visit, refused.message) }
}

function nameField(visit: PlaceVisit, label: string, message: string): string {
  if (/in minor units/.test(message)) return `${label}: ${visit.words.noAmount}`
  if (/^Exactly one of the fields/.test(message)) return visit.words.oneTemplate
  const named = translateProblem(
    visit.language,
    message.replace(/^The (?:field|parameter) \S+/, 'The field FIELD').replace(/ in \S+\.$/, '.'),
  )
  return named.replace(/^The field FIELD|\bFIELD\b/, () => label)
}

/** Several items of a list are told apart by their number. */
function findLabel(visit: PlaceVisit, fields: FormField[], [name, ...rest]: string[]): string | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return undefined
  const label = translate(visit, field.label)
  if (field.kind === 'object') return findLabel(visit, field.fields, rest) ?? label
  if (field.kind !== 'objects') return label
  const [item, ...below] = rest
  const inside = findLabel(visit, field.fields, below)
  return inside === undefined || item === undefined ? label : `${inside} (${Number(item) + 1})`
}

/** What can still be given back of a payment. */
const MINOR_AMOUNT = /an amount of (\d+) (.*), in the currency's smallest unit, and (\d+) was/

function withMoney({ event, language }: PlaceVisit, message: string): string {
  if (!event) return message
  const money = (amount: string) => formatMoney(language, { amount: Number(amount), currency: event.currency })
  return message.replace(
    MINOR_AMOUNT,
    (_, left, between, wanted) => `an amount of ${money(left)} ${between}, and ${money(wanted)} was`,
  )
}
