import { type Html, html, renderBackticks } from '../../../platform/html/html.ts'
import { translateHelp } from '../help.ts'
import { translate } from '../labels.ts'
import type { PlaceVisit, Visit } from '../visit.ts'
import type { FormField } from './choices.ts'
import { listItems, MAX_ITEMS, valuesOf } from './form-values.ts'

/** Forms also stand on pages that are of no mode. */
type FormVisit = Visit & Partial<Pick<PlaceVisit, 'caller' | 'timezone' | 'event'>>

export type FormState = {
  values: URLSearchParams
  /** Of the API, by the path of the field: `body/attendees/0/email`. */
  problems: Map<string, string>
  /** Whether empty fields show what the contract says they are by default. */
  fillsDefaults: boolean
  /** The list that another item was asked for. */
  more?: string
}

export function renderFields(visit: FormVisit, fields: FormField[], state: FormState, prefix = ''): Html[] {
  return fields.map((field) => renderField(visit, field, prefix + field.name, state))
}

function renderField(visit: FormVisit, field: FormField, name: string, state: FormState): Html {
  const label = labelOf(visit, field)
  if (field.kind === 'object') {
    if (field.fields.length === 0) return html``
    return html`<fieldset><legend>${label}</legend>${help(visit, field, name, state)}${renderFields(visit, field.fields, within(state, field.required), `${name}.`)}</fieldset>`
  }
  if (field.kind === 'objects') {
    return html`<fieldset><legend>${label}</legend>${help(visit, field, name, state)}${renderItems(visit, field, name, state)}</fieldset>`
  }
  if (field.kind === 'choices') {
    const chosen = valuesOf(state.values, name)
    return html`<fieldset><legend>${label}${required(visit, field)}</legend>${help(visit, field, name, state)}<div class="choices">${field.options.map(
      ([value, text]) =>
        html`<label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : null}> ${text}</label>`,
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

/** As many as there are, or were asked for: the button sends the form, which comes back with one more. */
function renderItems(visit: FormVisit, field: FormField, name: string, state: FormState): Html {
  // A browser sends all that it was shown, so the items have the numbers from 0.
  const asked = listItems(state.values, name).length + (state.more === name ? 1 : 0)
  const count = Math.min(Math.max(1, asked), MAX_ITEMS)
  const items = Array.from({ length: count }, (_, at) => {
    const fields = field.fields.map(notRequired(at >= field.minItems))
    // The page is a new one, and begins where the person went on.
    const isNew = state.more === name && at === count - 1
    return html`<fieldset class="item"${isNew ? html` tabindex="-1" autofocus` : null}><legend>${at + 1}</legend>${renderFields(visit, fields, within(state, at < field.minItems), `${name}.${at}.`)}</fieldset>`
  })
  if (count === MAX_ITEMS) return html`${items}`
  return html`${items}<button class="quiet" name="more" value="${name}" formnovalidate>${visit.words.another}</button>`
}

/** Items that need not be there may be left empty, and are then left out. */
const notRequired = (isOptional: boolean) => (field: FormField) => (isOptional ? { ...field, required: false } : field)

const required = ({ words }: Visit, { required: is }: FormField) =>
  is ? html` <span class="required">${words.required}</span>` : null

function help(visit: FormVisit, field: FormField, name: string, { problems }: FormState): Html {
  const problem =
    problems.get(`body/${name.replaceAll('.', '/')}`) ??
    problems.get(`body/${name.replaceAll('.', '/')}/amount`) ??
    problems.get(`query/${name}`)
  return html`${field.help === '' ? null : html`<p class="help" id="${name}-help">${renderBackticks(translateHelp(visit, field.help))}</p>`}${problem === undefined ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}`
}

const INPUT_TYPES: Partial<Record<FormField['kind'], string>> = {
  number: 'number',
  money: 'number',
  date: 'date',
  clock: 'time',
  time: 'datetime-local',
  secret: 'password',
}

function renderInput(visit: FormVisit, field: FormField, name: string, state: FormState): Html {
  const initial = state.fillsDefaults && field.initial !== null ? String(field.initial) : ''
  const value = valuesOf(state.values, name)[0] ?? initial
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
        : withValue(field.options, value)
    return html`<select id="${name}" name="${name}" ${describedBy}${must}><option value="">${field.blank ?? words.notSet}</option>${options.map(
      ([one, text]) => html`<option value="${one}"${one === value ? html` selected` : null}>${text}</option>`,
    )}</select>`
  }
  if (field.kind === 'long' || field.kind === 'list' || field.kind === 'json') {
    return html`<textarea id="${name}" name="${name}" rows="${field.kind === 'long' ? 6 : 3}" ${describedBy}${must}>\n${value}</textarea>`
  }
  const step =
    field.kind === 'number' || field.kind === 'money'
      ? html` step="any"`
      : field.kind === 'time'
        ? html` step="1"`
        : null
  const isTyped = field.kind === 'text' || field.kind === 'zone' || field.kind === 'secret'
  const most = field.maxLength === null || !isTyped ? null : html` maxlength="${field.maxLength}"`
  const shown = field.kind === 'secret' ? html` autocomplete="new-password"` : html` value="${value}"`
  const known = isTyped && field.options.length > 0 ? html` list="${name}-words"` : null
  const words = field.options.map(([one, text]) => html`<option value="${one}">${text}</option>`)
  return html`<input id="${name}" name="${name}" type="${INPUT_TYPES[field.kind] ?? 'text'}"${shown} ${describedBy}${must}${step}${most}${known}>${known === null ? null : html`<datalist id="${name}-words">${words}</datalist>`}`
}

/** A value that is not on offer any more is kept, rather than changed by looking at it. */
function withValue(options: [string, string][], value: string): [string, string][] {
  return value === '' || options.some(([one]) => one === value) ? options : [...options, [value, value]]
}
