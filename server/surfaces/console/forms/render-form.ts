import { type Html, html, renderBackticksAsCode } from '../../../platform/html/html.ts'
import { buildLoopYielder } from '../../../platform/yield-event-loop.ts'
import { translateHelp } from '../help.ts'
import { translate } from '../labels.ts'
import type { ConsoleVisit, PageVisit } from '../visit.ts'
import type { FormField, SharedChoices } from './choices.ts'
import { countShownItems, listChosenValues, listFormValues, MAX_FORM_FIELDS, MAX_FORM_ITEMS } from './form-values.ts'
import { countFormFields, limitFormSize } from './limit-form-size.ts'

/** Forms also stand on pages that are of no mode. */
type FormVisit = ConsoleVisit & Partial<Pick<PageVisit, 'caller' | 'timezone' | 'event'>>

export type FormState = {
  values: URLSearchParams
  /** Of the API, by the path of the field: `body/attendees/0/email`. */
  problems: Map<string, string>
  /** Whether empty fields show what the contract says they are by default. */
  fillsDefaults: boolean
  /** The list that another item was asked for. */
  more?: string
  /** How many fields the form may still get. */
  room?: number
}

/** Of a form without lists of objects. */
export function renderFields(visit: FormVisit, fields: FormField[], state: FormState): Html[] {
  return [...writeFields(visit, fields, state)]
}

/** The same with lists, which may be long: it lets other requests have their turn. Undefined: it could not be sent. */
export async function renderForm(visit: FormVisit, fields: FormField[], state: Omit<FormState, 'room'>) {
  const form = limitFormSize(fields, state.values, state.more)
  if (!form) return undefined
  const letOthers = buildLoopYielder()
  const parts: Html[] = []
  for (const part of writeFields(visit, form.fields, { ...state, room: form.room })) {
    parts.push(part)
    await letOthers()
  }
  return parts
}

function* writeFields(visit: FormVisit, fields: FormField[], state: FormState, prefix = ''): Generator<Html> {
  for (const field of fields) yield* writeField(visit, field, prefix + field.name, state)
}

function* writeField(visit: FormVisit, field: FormField, name: string, state: FormState): Generator<Html> {
  if (field.kind !== 'object' && field.kind !== 'objects') return yield renderField(visit, field, name, state)
  if (field.fields.length === 0) return
  yield html`<fieldset><legend>${labelOf(visit, field)}</legend>${help(visit, field, name, state)}`
  if (field.kind === 'objects') yield* writeItems(visit, field, name, state)
  else yield* writeFields(visit, field.fields, within(state, field.required), `${name}.`)
  yield html`</fieldset>`
}

function renderField(visit: FormVisit, field: FormField, name: string, state: FormState): Html {
  const label = labelOf(visit, field)
  if (field.kind === 'choices') {
    const chosen = new Set(listChosenValues(listFormValues(state.values, name), field.options))
    const options = withValues(field.options, chosen)
    return html`<fieldset><legend>${label}${required(visit, field)}</legend>${help(visit, field, name, state)}<div class="choices">${options.map(
      ([value, text]) =>
        html`<label><input type="checkbox" name="${name}" value="${value}"${chosen.has(value) ? html` checked` : null}> ${text}</label>`,
    )}</div></fieldset>`
  }
  return html`<div class="field"><label for="${name}">${label}${required(visit, field)}</label>${help(visit, field, name, state)}${renderInput(visit, field, name, state)}</div>`
}

/** Times are local, and money is of the event: the label names which. */
function labelOf(visit: FormVisit, { kind, label }: FormField): string {
  const unit = kind === 'time' ? visit.timezone : kind === 'money' ? visit.event?.currency : undefined
  return translate(visit, label) + (unit === undefined ? '' : ` (${unit})`)
}

/** A default would fill in what may be left out as a whole. */
const within = (state: FormState, isRequired: boolean): FormState =>
  isRequired ? state : { ...state, fillsDefaults: false }

/** The button sends the form, which comes back with one more. */
function* writeItems(visit: FormVisit, field: FormField, name: string, state: FormState): Generator<Html> {
  const count = countShownItems(state.values, name, state.more)
  if (field.shared?.length) yield renderShared(visit, field.shared)
  for (let at = 0; at < count; at += 1) {
    const fields = field.fields.map(notRequired(at >= field.minItems))
    // The page is a new one, and begins where the person went on.
    const isNew = state.more === name && at === count - 1
    yield html`<fieldset class="item"${isNew ? html` tabindex="-1" autofocus` : null}><legend>${at + 1}</legend>`
    yield* writeFields(visit, fields, within(state, at < field.minItems), `${name}.${at}.`)
    yield html`</fieldset>`
  }
  if (count === MAX_FORM_ITEMS || countFormFields(field.fields) > (state.room ?? MAX_FORM_FIELDS)) return
  yield html`<button class="quiet" name="more" value="${name}" formnovalidate>${visit.words.another}</button>`
}

/** What the items have to choose from, by name and code. */
function renderShared(visit: FormVisit, shared: SharedChoices[]): Html {
  return html`<div class="codes"><p class="help">${visit.words.listedOnce}</p>${shared.map(
    ({ id, label, options, isTypedAlone }) =>
      html`<details><summary>${translate(visit, label)} (${options.length})</summary><ul id="${id}" tabindex="0" aria-label="${translate(visit, label)}">${options.map(
        ([code, text]) => html`<li><code>${code}</code>${text === code ? null : html` ${text}`}</li>`,
      )}</ul></details>${isTypedAlone ? html`<datalist id="${id}-words">${options.map(renderWord)}</datalist>` : null}`,
  )}</div>`
}

const renderWord = ([value, text]: [string, string]) => html`<option value="${value}">${text}</option>`

/** Items that need not be there may be left empty, and are then left out. */
const notRequired = (isOptional: boolean) => (field: FormField) => (isOptional ? { ...field, required: false } : field)

const required = ({ words }: ConsoleVisit, { required: is }: FormField) =>
  is ? html` <span class="required">${words.required}</span>` : null

function help(visit: FormVisit, field: FormField, name: string, { problems }: FormState): Html {
  const problem =
    problems.get(`body/${name.replaceAll('.', '/')}`) ??
    problems.get(`body/${name.replaceAll('.', '/')}/amount`) ??
    problems.get(`query/${name}`)
  const toList = field.listId === undefined ? null : renderListLink(visit, field, field.listId)
  const text = field.help === '' ? null : renderBackticksAsCode(translateHelp(visit, field.help))
  return html`${text === null && toList === null ? null : html`<p class="help" id="${name}-help">${text}${toList}</p>`}${problem === undefined ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}`
}

const renderListLink = ({ words }: FormVisit, { kind }: FormField, id: string) =>
  html` <a href="#${id}">${kind === 'list' ? words.byCodes : words.byCode}</a>`

const INPUT_TYPES: Partial<Record<FormField['kind'], string>> = {
  number: 'number',
  money: 'number',
  date: 'date',
  clock: 'time',
  time: 'datetime-local',
  secret: 'password',
}

const STEPS: Partial<Record<FormField['kind'], string>> = { number: 'any', money: 'any', time: '1' }

function renderInput(visit: FormVisit, field: FormField, name: string, state: FormState): Html {
  const initial = state.fillsDefaults && field.initial !== null ? String(field.initial) : ''
  const values = listFormValues(state.values, name)
  const value = (field.kind === 'list' && values.length > 1 ? values.join('\n') : values[0]) ?? initial
  const describedBy = html`aria-describedby="${name}-help ${name}-problem"`
  const must = field.required ? html` required` : null
  if (field.kind === 'boolean' || field.kind === 'choice') {
    const { words } = visit
    const options: [string, string][] =
      field.kind === 'boolean'
        ? [
            ['true', words.yes],
            ['false', words.no],
          ]
        : withValues(field.options, new Set([value]))
    return html`<select id="${name}" name="${name}" ${describedBy}${must}><option value="">${field.blank ?? words.notSet}</option>${options.map(
      ([one, text]) => html`<option value="${one}"${one === value ? html` selected` : null}>${text}</option>`,
    )}</select>`
  }
  if (field.kind === 'long' || field.kind === 'list' || field.kind === 'json')
    return html`<textarea id="${name}" name="${name}" rows="${field.kind === 'long' ? 6 : 3}" ${describedBy}${must}>\n${value}</textarea>`
  const step = STEPS[field.kind] && html` step="${STEPS[field.kind]}"`
  const isTyped = field.kind === 'text' || field.kind === 'zone' || field.kind === 'secret'
  const most = field.maxLength === null || !isTyped ? null : html` maxlength="${field.maxLength}"`
  const shown = field.kind === 'secret' ? html` autocomplete="new-password"` : html` value="${value}"`
  const hasWords = isTyped && field.options.length > 0
  const listId = field.listId ?? (hasWords ? name : undefined)
  const known = listId === undefined ? null : html` list="${listId}-words"`
  return html`<input id="${name}" name="${name}" type="${INPUT_TYPES[field.kind] ?? 'text'}"${shown} ${describedBy}${must}${step}${most}${known}>${hasWords ? html`<datalist id="${name}-words">${field.options.map(renderWord)}</datalist>` : null}`
}

/** What is not on offer any more is kept, rather than changed by looking at it. */
function withValues(options: [string, string][], values: Set<string>): [string, string][] {
  const offered = new Set(options.map(([one]) => one))
  const others = [...values].filter((value) => value !== '' && !offered.has(value))
  return [...options, ...others.map((value): [string, string] => [value, value])]
}
