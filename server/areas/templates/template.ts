import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { clipName, type InputProblem, problem } from '../../platform/contract/problems.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { readEventStructure, readForm, toEvent, toEventScope } from '../events/index.ts'

export type EventTemplate = Schemas['EventTemplate']

export type NewEventTemplate = Schemas['NewEventTemplate']

export const TEMPLATE_VERSION = 1

/** The structure of an event as the caller sees it, without attendees, ids and history. */
export async function readEventTemplate(reader: Reader, caller: Caller, event: EventRow): Promise<EventTemplate> {
  const { days, types, points } = await readEventStructure(reader, caller, event)
  const { id, group, status, livemode, created_at, updated_at, ...own } = toEvent(event)
  return {
    template_version: TEMPLATE_VERSION,
    event: own,
    days: days.map(({ id, start, end, locked_at, created_at, updated_at, ...day }) => day),
    attendee_types: types.map(({ id, created_at, updated_at, ...type }) => type),
    check_in_points: points.map(({ id, created_at, updated_at, ...point }) => point),
    form: await readForm(reader, toEventScope(caller, event)),
  }
}

/** What the schema cannot express: duplicate codes, and references to codes that do not exist. */
export function findTemplateProblems(template: NewEventTemplate): InputProblem[] {
  const { days, attendee_types, check_in_points, form, event } = template
  const [dayCodes, typeCodes] = [codesOf(days), codesOf(attendee_types)]
  return [
    ...repeated('days', days),
    ...repeated('attendee_types', attendee_types),
    ...repeated('check_in_points', check_in_points),
    ...attendee_types.flatMap(({ price }, index) =>
      price && price.currency !== (event.currency ?? 'EUR')
        ? [problem(`${AT}/attendee_types/${index}/price/currency`, 'event_currency')]
        : [],
    ),
    ...check_in_points.flatMap((point, index) => [
      ...allUnknown(`check_in_points/${index}/days`, point.days, dayCodes, 'day'),
      ...allUnknown(`check_in_points/${index}/attendee_types`, point.attendee_types, typeCodes, 'attendee_type'),
      ...(point.windows ?? []).flatMap(({ day }, n) => [
        ...unknown(`check_in_points/${index}/windows/${n}/day`, day, dayCodes, 'day'),
        ...((point.windows ?? []).findIndex((other) => other.day === day) === n
          ? []
          : [problem(`${AT}/check_in_points/${index}/windows/${n}/day`, 'repeated_window', { day })]),
      ]),
    ]),
    ...form.questions.flatMap(({ attendee_types }, index) =>
      allUnknown(`form/questions/${index}/attendee_types`, attendee_types, typeCodes, 'attendee_type'),
    ),
  ]
}

const AT = 'body/template'

type Kind = 'day' | 'attendee_type'
type Coded = readonly { code: string }[]

const codesOf = (items: Coded) => new Set(items.map(({ code }) => code))

function repeated(place: string, items: Coded): InputProblem[] {
  return items.flatMap(({ code }, index) =>
    items.findIndex((other) => other.code === code) === index
      ? []
      : [problem(`${AT}/${place}/${index}/code`, 'repeated_code', { code })],
  )
}

function allUnknown(
  place: string,
  codes: readonly string[] | null | undefined,
  known: ReadonlySet<string>,
  kind: Kind,
): InputProblem[] {
  return (codes ?? []).flatMap((code, index) => unknown(`${place}/${index}`, code, known, kind))
}

const unknown = (place: string, code: string, known: ReadonlySet<string>, kind: Kind): InputProblem[] =>
  known.has(code) ? [] : [problem(`${AT}/${place}`, 'not_in_template', { kind, code: clipName(code) })]
