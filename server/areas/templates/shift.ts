import { instantOf } from '#sdk/checkin'
import { buildLocalTimeFormatter } from '../../platform/formats/local-time.ts'
import type { NewEventTemplate } from './template.ts'

const DAY = 86_400_000

/** Moves the first day to another date, and all other dates along. Local times stay, also in another time zone. */
export function shiftTemplateDates(template: NewEventTemplate, startsOn: string, timezone: string): NewEventTemplate {
  const first = template.days.map(({ date }) => date).sort()[0] ?? startsOn
  const days = (Date.parse(startsOn) - Date.parse(first)) / DAY
  const { rules, questions } = template.form
  const { registration_opens_at: opens, registration_closes_at: closes } = rules
  const moved = (instant: string) => moveInstant(instant, days, template.event.timezone, timezone)
  return {
    ...template,
    event: { ...template.event, timezone },
    days: template.days.map((day) => {
      const date = moveDate(day.date, days)
      return { ...day, date, ...(day.name === undefined || day.name === day.date ? { name: date } : {}) }
    }),
    form: {
      questions,
      rules: {
        ...rules,
        ...(opens ? { registration_opens_at: moved(opens) } : {}),
        ...(closes ? { registration_closes_at: moved(closes) } : {}),
      },
    },
  }
}

const moveDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

const MINUTE = 60_000

function moveInstant(instant: string, days: number, from: string, to: string): string {
  const at = new Date(instant)
  const shown = buildLocalTimeFormatter(from)(at).shown.toISOString()
  const within = ((at.getTime() % MINUTE) + MINUTE) % MINUTE
  const moved = instantOf(moveDate(shown.slice(0, 10), days), shown.slice(11, 16), to)
  return new Date(moved.getTime() + within).toISOString()
}
