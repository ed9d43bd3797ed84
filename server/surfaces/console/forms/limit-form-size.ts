/**
 * A form of many items with much to choose from would repeat all of it in each of them. It lists that once instead, and
 * it is typed by its code. So a form is never larger than what it can send, however many items and choices there are.
 */

import type { FormField, SharedChoices } from './choices.ts'
import { countShownItems, MAX_FORM_FIELDS } from './form-values.ts'

/** A long page as it is; more than a registration of 100 people with 20 choices each. */
const MAX_OPTIONS = 2_500
/** Fields that every form has beside its own. */
const RESERVED = 20

/** With room for how many fields could still be added. Undefined: the form has more fields than can be sent. */
export function limitFormSize(fields: FormField[], values: URLSearchParams, more?: string) {
  const measured: Measured = { fields: 0, choices: new Map() }
  measure(fields, { values, more, prefix: '', path: '', inList: false }, measured)
  const room = MAX_FORM_FIELDS - RESERVED - measured.fields
  if (room < 0) return undefined
  // Each box that is ticked is a field, too.
  const isSmall = countOptions(measured.choices, ({ times }) => times) <= Math.min(MAX_OPTIONS, room)
  return { fields: isSmall ? fields : bound(fields, toShown(measured.choices), ''), room }
}

/** How many fields another item of this list would have. */
export function countFormFields(fields: FormField[]): number {
  const measured: Measured = { fields: 0, choices: new Map() }
  measure(fields, { values: new URLSearchParams(), prefix: '', path: '', inList: true }, measured)
  return measured.fields
}

type Choice = { times: number; options: number; inList: boolean }
type Measured = { fields: number; choices: Map<string, Choice> }
type Where = {
  values: URLSearchParams
  more?: string
  prefix: string /** As the prefix, without numbers of items. */
  path: string
  inList: boolean
}

function measure(fields: FormField[], where: Where, measured: Measured): void {
  for (const field of fields) {
    if (measured.fields > MAX_FORM_FIELDS) return
    const [name, path] = [where.prefix + field.name, where.path + field.name]
    if (field.kind === 'object') {
      measure(field.fields, { ...where, prefix: `${name}.`, path: `${path}.` }, measured)
    } else if (field.kind === 'objects') {
      const count = countShownItems(where.values, name, where.more)
      for (let at = 0; at < count; at += 1)
        measure(field.fields, { ...where, prefix: `${name}.${at}.`, path: `${path}.`, inList: true }, measured)
    } else {
      measured.fields += 1
      if (field.options.length === 0) continue
      const choice = measured.choices.get(path) ?? { times: 0, options: field.options.length, inList: where.inList }
      measured.choices.set(path, { ...choice, times: choice.times + 1 })
    }
  }
}

const countOptions = (choices: Map<string, Choice>, times: (choice: Choice) => number) =>
  [...choices.values()].reduce((sum, choice) => sum + choice.options * times(choice), 0)

type Shown = 'as it is' | 'once' | 'not'

/** What items share is listed once; if that is still too much, the longest lists are left out. */
function toShown(choices: Map<string, Choice>): Map<string, Shown> {
  let left = MAX_OPTIONS
  const shortestFirst = [...choices].sort(([, one], [, other]) => one.options - other.options)
  return new Map(
    shortestFirst.map(([path, { options, inList }]) => {
      left -= options
      return [path, left < 0 ? 'not' : inList ? 'once' : 'as it is']
    }),
  )
}

function bound(fields: FormField[], shown: Map<string, Shown>, path: string): FormField[] {
  return fields.map((field) => {
    const here = path + field.name
    if (field.kind === 'object') return { ...field, fields: bound(field.fields, shown, `${here}.`) }
    if (field.kind !== 'objects') return boundField(field, shown.get(here) ?? 'as it is', here)
    const shared = listShared(field.fields, shown, `${here}.`)
    return { ...field, shared, fields: bound(field.fields, shown, `${here}.`) }
  })
}

const TYPED: Partial<Record<FormField['kind'], FormField['kind']>> = { choice: 'text', choices: 'list' }

function boundField(field: FormField, shown: Shown, path: string): FormField {
  if (shown === 'as it is') return field
  const kind = TYPED[field.kind] ?? field.kind
  return { ...field, kind, options: [], ...(shown === 'once' ? { listId: `${path}-list` } : {}) }
}

function listShared(fields: FormField[], shown: Map<string, Shown>, path: string): SharedChoices[] {
  return fields.flatMap(({ name, kind, label, options, fields: below }) => {
    if (kind === 'object') return listShared(below, shown, `${path}${name}.`)
    return shown.get(path + name) === 'once'
      ? [{ id: `${path}${name}-list`, label, options, isTypedAlone: kind !== 'choices' }]
      : []
  })
}
