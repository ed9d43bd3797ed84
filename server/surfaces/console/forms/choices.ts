import type { OperationId } from '../../../../generated/operations.ts'
import type { FieldDoc } from '../../../../spec/runtime/console/described.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { callOperation, mayCall } from '../call.ts'
import { labelOf } from '../contract/choices.ts'
import { describeOperation } from '../contract/operations.ts'
import { translate } from '../labels.ts'
import type { PageVisit } from '../visit.ts'

/** A field of a form, with what can be chosen for it. */
export type FormField = Omit<FieldDoc, 'fields'> & {
  fields: FormField[]
  options: [value: string, label: string][]
  /** What no choice means. */
  blank?: string
  /** Typed by code: the list that names the codes stands once in the form, at this id. */
  listId?: string
  /** Of a list of objects: what its items have in common to choose from. */
  shared?: SharedChoices[]
}

export function buildField(name: string, label: string, more: Partial<FormField> = {}): FormField {
  return {
    name,
    label,
    help: '',
    required: false,
    nullable: false,
    kind: 'text',
    choices: [],
    options: [],
    fields: [],
    source: null,
    initial: null,
    maxLength: null,
    minItems: 0,
    ...more,
  }
}

export const toOption = ({ code = '', name = '' }: { code?: string; name?: string }): [string, string] => [code, name]

/** Of which one is typed alone, or several are. */
export type SharedChoices = { id: string; label: string; options: FormField['options']; isTypedAlone: boolean }

const MAX_OPTIONS = 200

/** Looks up the lists that fields are chosen from, each once. Longer lists are typed by code; of none, nothing is asked. */
export async function loadFieldChoices(
  visit: PageVisit,
  fields: FieldDoc[],
  params: Record<string, string>,
  maxOptions = MAX_OPTIONS,
): Promise<FormField[]> {
  const loaded = new Map<string, Promise<FormField['options'] | null>>()
  const loadAll = async (some: FieldDoc[]) => (await Promise.all(some.map(load))).flat()
  const load = async (field: FieldDoc): Promise<FormField | []> => {
    const { source } = field
    const options: FormField['options'] = field.choices.map((choice) => [choice, translate(visit, labelOf(choice))])
    const plain = { ...field, options, fields: await loadAll(field.fields) }
    if (field.kind === 'zone') return { ...plain, options: ZONES }
    if (visit.event && isMoney(field)) return { ...plain, kind: 'money' }
    if (!source) return plain
    if (source.operation === 'getForm') return { ...plain, ...(await loadQuestions(visit, params)) }
    const key = JSON.stringify(source)
    if (!loaded.has(key)) loaded.set(key, loadOptions(visit, source, params, maxOptions))
    const listed = (await loaded.get(key)) ?? null
    if (listed === null) return plain
    if (listed.length === 0) return field.required ? plain : []
    return { ...plain, kind: field.kind === 'list' ? 'choices' : 'choice', options: listed }
  }
  return loadAll(fields)
}

/** Written as they are named: Europe/Madrid. */
const ZONES = Intl.supportedValuesOf('timeZone').map((zone): [string, string] => [zone, ''])

/** An event has one currency. */
const isMoney = ({ kind, fields }: FieldDoc): boolean =>
  kind === 'object' && fields.map(({ name }) => name).join() === 'amount,currency'

async function loadOptions(
  visit: PageVisit,
  { operation, value, label, needs }: NonNullable<FieldDoc['source']>,
  params: Record<string, string>,
  maxOptions: number,
): Promise<FormField['options'] | null> {
  const id = operation as OperationId
  const isKnown = Object.values(needs).every((name) => params[name] !== undefined)
  if (!isKnown || !mayCall(visit, id) || !describeOperation(id).isList) return null
  const needed = Object.fromEntries(Object.entries(needs).map(([to, from]) => [to, params[from] ?? '']))
  const answer = await callOperation(visit, id, { params: needed, query: { limit: String(maxOptions) } })
  if (!answer.ok || answer.body.page?.has_more) return null
  return answer.body.data.map((item: Record<string, unknown>) => {
    const words = new Set(label.flatMap((name) => (item[name] ? [String(item[name])] : [])))
    return [String(item[value]), [...words].join(' · ') || String(item[value])]
  })
}

const QUESTION_KINDS: Record<string, FieldDoc['kind']> = {
  number: 'number',
  consent: 'boolean',
  date: 'date',
  choice: 'choice',
  multi_choice: 'choices',
}

/** The event's own questions, as fields. */
async function loadQuestions(
  visit: PageVisit,
  params: Record<string, string>,
): Promise<Pick<FormField, 'kind' | 'fields'> | undefined> {
  const answer = await callOperation(visit, 'getForm', { params })
  if (!answer.ok) return undefined
  const fields = answer.body.questions.map(
    ({ code, label, type, required, attendee_types, choices = [] }: Schemas['Question']) =>
      buildField(code, label, {
        // The browser cannot know which attendee type is chosen, nor what somebody left open who is there; the API does.
        required: required && attendee_types === null && params.attendee === undefined,
        nullable: true,
        kind: QUESTION_KINDS[type] ?? 'text',
        options: choices.map((choice) => [choice, choice]),
      }),
  )
  return { kind: 'object', fields }
}
