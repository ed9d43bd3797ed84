import { memoizeByKey } from '../../../platform/memoize.ts'
import type { FormField } from './choices.ts'

/** For a form that is complete: what is added later is not found. */
export const listFormValues = (form: URLSearchParams, name: string): string[] => indexOf(form).get(name) ?? []

/** Forms have many fields, and each of these is looked up by name; `URLSearchParams` looks through all of them for one. */
const indexOf = memoizeByKey((form: URLSearchParams): Map<string, string[]> => {
  const entries = Map.groupBy(form, ([name]) => name)
  return new Map(Array.from(entries, ([name, found]) => [name, found.map(([, value]) => value)]))
})

/** More than a registration of 200 people has. */
export const MAX_FORM_FIELDS = 5_000
export const MAX_FIELD_NAME_LENGTH = 200
/** In attendees.0.email there are three. */
export const MAX_FIELD_NAME_PARTS = 6

/** Whether a form of the console may have a field of this name; others are split and looked up by nobody. */
export const isFieldName = (name: string): boolean =>
  name.length <= MAX_FIELD_NAME_LENGTH && name.split('.').length <= MAX_FIELD_NAME_PARTS

export const MAX_FORM_ITEMS = 200
const ITEM = /^(?:0|[1-9]\d{0,2})$/

/** How many items of a list a form shows: as many as there are, or were asked for. A browser sends all that it was shown, so they have the numbers from 0. */
export const countShownItems = (form: URLSearchParams, list: string, more: string | undefined): number =>
  Math.min(Math.max(1, listItemNumbers(form, list).length + (more === list ? 1 : 0)), MAX_FORM_ITEMS)

/** What is chosen of several: boxes that are ticked, or lines that are typed where a form has no boxes. */
export function listChosenValues(values: string[], options: FormField['options'] = []): string[] {
  return values.flatMap((value) => {
    const isOne = (value === value.trim() && !value.includes('\n')) || options.some(([offered]) => offered === value)
    return isOne ? value : splitNonEmptyLines(value)
  })
}

/** Without those that are empty, of which there may be a million. */
export const splitNonEmptyLines = (text: string): string[] =>
  (text.match(/\S[^\n]*/g) ?? []).map((line) => line.trimEnd())

/** The numbers of the items of a list, such as 0 and 1 of attendees.0.email and attendees.1.email. */
export const listItemNumbers = (form: URLSearchParams, list: string): number[] =>
  [...(countItems(form).get(list) ?? [])].sort((one, other) => one - other)

const countItems = memoizeByKey((form: URLSearchParams): Map<string, Set<number>> => {
  const items = new Map<string, Set<number>>()
  for (const name of indexOf(form).keys()) {
    const parts = name.split('.', MAX_FIELD_NAME_PARTS)
    for (const [at, part] of parts.entries()) {
      if (at === 0 || !ITEM.test(part) || Number(part) >= MAX_FORM_ITEMS) continue
      const list = parts.slice(0, at).join('.')
      const numbers = items.get(list) ?? new Set()
      items.set(list, numbers.add(Number(part)))
    }
  }
  return items
})
