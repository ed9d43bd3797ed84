import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, findVisibleEvent, lockVisibleGroups } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { createDay, createEvent, createPoint, createType, replaceForm, toEventChange } from '../events/index.ts'
import type { JobWarning } from '../jobs/index.ts'
import type { NewEventTemplate } from './template.ts'

/** A requested code is used as it is, or refused. */
export type NewEventNaming = { name: string | undefined; code: string | undefined; group: string | null | undefined }

export type EventFromTemplate = { event: EventRow; warnings: JobWarning[] }

type BuildRefusal = Refusal<'not_found' | 'conflict' | 'api_key_group' | 'validation_failed' | 'invalid_state'>

/** Creates a draft event from a template, by the same functions as the single requests. */
export async function createEventFromTemplate(
  work: Work,
  caller: Caller,
  template: NewEventTemplate,
  naming: NewEventNaming,
) {
  const made = await createNamed(work, caller, template, naming)
  if (isRefusal(made)) return made
  const event = await findVisibleEvent(work.transaction, caller, made.id)
  if (isRefusal(event)) return event
  const change = toEventChange(work, caller, event)
  const { points, warnings } = await withKnownGroups(work, caller, template.check_in_points)
  const parts = [
    ...template.days.map((day) => () => createDay(change, day)),
    ...template.attendee_types.map((type) => () => createType(change, type)),
    ...points.map((point) => () => createPoint(change, point)),
  ]
  for (const createPart of parts) {
    const created = await createPart()
    if (isRefusal(created)) return created
  }
  const form = await replaceForm(change, template.form)
  if (isRefusal(form)) return underForm(form)
  return { event, warnings: [...made.warnings, ...warnings] }
}

const MAX_TRIES = 200
const MAX_CODE_LENGTH = 64

/** The template's code if it is free, else with the first free number appended. */
async function createNamed(work: Work, caller: Caller, { event }: NewEventTemplate, naming: NewEventNaming) {
  const wanted = naming.code ?? event.code
  const group = naming.group === undefined ? {} : { group: naming.group }
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? wanted : numbered(wanted, number)
    const made = await createEvent(work, caller, { ...event, code, name: naming.name ?? event.name, ...group })
    const isTaken = isRefusal(made) && made.code === 'conflict'
    if (isTaken && naming.code === undefined && number < MAX_TRIES) continue
    if (isRefusal(made)) return made
    const message = `The code ${wanted} is taken by another event, so this one has the code ${code}.`
    const warnings: JobWarning[] = code === wanted ? [] : [{ path: 'template/event/code', message }]
    return { id: made.id, warnings }
  }
}

function numbered(code: string, number: number): string {
  const end = `-${number}`
  return code.slice(0, MAX_CODE_LENGTH - end.length) + end
}

/** A point must not admit more people than its template: if none of its groups exist, it admits nobody until edited. */
async function withKnownGroups(work: Work, caller: Caller, points: NewEventTemplate['check_in_points']) {
  const named = [...new Set(points.flatMap(({ groups }) => groups ?? []))]
  const held = named.length === 0 ? [] : await lockVisibleGroups(work.transaction, caller, named)
  const known = new Set(held.map(({ code }) => code))
  const warnings = points.flatMap(({ code, groups }, index) =>
    (groups ?? []).flatMap((group, n): JobWarning[] => {
      if (known.has(group)) return []
      const message = `There is no group ${group}, so the check-in point ${code} does not admit it.`
      return [{ path: `template/check_in_points/${index}/groups/${n}`, message }]
    }),
  )
  return {
    points: points.map((point) => ({ ...point, groups: point.groups?.filter((code) => known.has(code)) ?? null })),
    warnings,
  }
}

/** Paths in a refusal begin at the form; here the form is part of a template. */
function underForm(refusal: Refusal<'not_found' | 'validation_failed'>): BuildRefusal {
  if (!Array.isArray(refusal.details)) return refusal
  const details = refusal.details.map((one: { path: string }) => ({
    ...one,
    path: one.path.replace(/^body\//, 'body/template/form/'),
  }))
  return { ...refusal, details }
}
