/**
 * A form of a change carries a digest of each field as it was shown, from which follows what its reader has changed, and
 * what somebody else has changed since. Objects are compared field by field, lists as a whole.
 */

import { hash } from 'node:crypto'
import type { FormField } from './choices.ts'
import { listFormValues } from './form-values.ts'
import { type FormLocale, readFormBody } from './read-form.ts'

type Leaf = { field: FormField; prefix: string; name: string; labels: string[] }

/** More than 200 answers to questions take. */
const MAX_LENGTH = 32_768

export function hashShownValues(fields: FormField[], values: URLSearchParams, place: FormLocale): string {
  const digests = listLeaves(fields).map((leaf) => [leaf.name, toDigest(leaf, values, readShown(leaf, values, place))])
  return new URLSearchParams(digests).toString()
}

/** The labels are those of the objects that it is in, and its own. */
export type FieldConflict = { labels: string[]; theirs: unknown; yours: unknown }

/** The form with what its reader has changed, and the rest as it is now; where nothing says what was shown, that is it. */
export function mergeFormChanges(
  fields: FormField[],
  { shown, now, sent }: { shown: string; now: URLSearchParams; sent: URLSearchParams },
  place: FormLocale,
) {
  const digests = shown.length > MAX_LENGTH ? new URLSearchParams() : new URLSearchParams(shown)
  const conflicts: FieldConflict[] = []
  const entries = listLeaves(fields).flatMap((leaf) => {
    const [theirs, yours] = [readShown(leaf, now, place), readLeaf(leaf, sent, place)]
    const [current, wanted] = [toDigest(leaf, now, theirs), toDigest(leaf, sent, yours)]
    const before = listFormValues(digests, leaf.name)[0] ?? (shown === '' ? current : wanted)
    if (wanted === before || wanted === current) return listEntries(leaf, now)
    if (current !== before) conflicts.push({ labels: leaf.labels, theirs, yours })
    return listEntries(leaf, sent)
  })
  return { values: new URLSearchParams(entries), conflicts }
}

function listLeaves(fields: FormField[], prefix = '', above: string[] = []): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const name = prefix + field.name
    const labels = [...above, field.label]
    return field.kind === 'object' ? listLeaves(field.fields, `${name}.`, labels) : [{ field, prefix, name, labels }]
  })
}

/** By its place: a question may have a code such as constructor. */
const readLeaf = ({ field, prefix }: Leaf, form: URLSearchParams, place: FormLocale): unknown =>
  Object.values(readFormBody([field], form, place, prefix))[0]

/** What cannot be ticked is not shown either. */
function readShown(leaf: Leaf, form: URLSearchParams, place: FormLocale): unknown {
  const value = readLeaf(leaf, form, place)
  if (leaf.field.kind !== 'choices' || !Array.isArray(value)) return value
  const ticked = value.filter((one) => leaf.field.options.some(([option]) => option === one))
  return ticked.length > 0 ? ticked : undefined
}

const toDigest = (leaf: Leaf, form: URLSearchParams, value: unknown): string =>
  hash('sha256', JSON.stringify(toCompared(leaf, form, value)), 'base64url').slice(0, 12)

/** Boxes are ticked in no order, and a time is what was typed: the event may have another time zone by now. */
function toCompared({ field, name }: Leaf, form: URLSearchParams, value: unknown): unknown {
  if (field.kind === 'choices' && Array.isArray(value)) return value.toSorted()
  return (field.kind === 'time' ? listFormValues(form, name)[0] || null : value) ?? null
}

function listEntries({ field, name }: Leaf, form: URLSearchParams): [string, string][] {
  if (field.kind === 'objects') return [...form].filter(([one]) => one.startsWith(`${name}.`))
  return listFormValues(form, name).map((value) => [name, value])
}
