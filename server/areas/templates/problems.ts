import { type Problem, shortened } from '../../platform/contract/problems.ts'
import type { NewEventTemplate } from './template.ts'

/** What the schema cannot say: codes that stand twice, and names of what the template does not have. */
export function problemsOf(template: NewEventTemplate): Problem[] {
  const { days, attendee_types, check_in_points, form, event } = template
  const [dayCodes, typeCodes] = [codesOf(days), codesOf(attendee_types)]
  return [
    ...repeated('days', days),
    ...repeated('attendee_types', attendee_types),
    ...repeated('check_in_points', check_in_points),
    ...attendee_types.flatMap(({ price }, index) =>
      price && price.currency !== (event.currency ?? 'EUR')
        ? [problem(`attendee_types/${index}/price/currency`, "must be the event's currency")]
        : [],
    ),
    ...check_in_points.flatMap((point, index) => [
      ...unknown(`check_in_points/${index}/days`, point.days, dayCodes, 'day'),
      ...unknown(`check_in_points/${index}/attendee_types`, point.attendee_types, typeCodes, 'attendee type'),
      ...(point.windows ?? []).flatMap(({ day }, n) => [
        ...unknown(`check_in_points/${index}/windows`, [day], dayCodes, 'day').map((one) => ({
          ...one,
          path: `body/template/check_in_points/${index}/windows/${n}/day`,
        })),
        ...((point.windows ?? []).findIndex((other) => other.day === day) === n
          ? []
          : [problem(`check_in_points/${index}/windows/${n}/day`, `names the day ${day}, which has a window already`)]),
      ]),
    ]),
    ...form.questions.flatMap(({ attendee_types }, index) =>
      unknown(`form/questions/${index}/attendee_types`, attendee_types, typeCodes, 'attendee type'),
    ),
  ]
}

type Coded = readonly { code: string }[]

const codesOf = (items: Coded) => new Set(items.map(({ code }) => code))

function repeated(place: string, items: Coded): Problem[] {
  return items.flatMap(({ code }, index) =>
    items.findIndex((other) => other.code === code) === index
      ? []
      : [problem(`${place}/${index}/code`, `repeats the code ${code}`)],
  )
}

function unknown(
  place: string,
  codes: readonly string[] | null | undefined,
  known: ReadonlySet<string>,
  thing: string,
): Problem[] {
  return (codes ?? []).flatMap((code, index) =>
    known.has(code)
      ? []
      : [problem(`${place}/${index}`, `names the ${thing} ${shortened(code)}, which the template does not have`)],
  )
}

const problem = (place: string, words: string): Problem => ({
  path: `body/template/${place}`,
  message: `The field template.${place.replaceAll('/', '.')} ${words}.`,
})
