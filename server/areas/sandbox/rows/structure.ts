import { dayInterval } from '#sdk/checkin'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { insertEventCountersSql, toEventSearchText } from '../../events/index.ts'
import type { Calendar } from '../calendar.ts'
import { buildPartIdLookup, deriveGroupId, deriveSandboxId, sandboxGroups } from '../derive-ids.ts'
import { SANDBOX_ORGANIZATION_ID } from '../ensure-sandbox.ts'
import type { SandboxEventPlan } from '../events/plan.ts'
import { buildUpsert, upsertByCode } from './upsert.ts'

export type SandboxStructureRows = ReturnType<typeof buildSandboxStructureRows>

const FOUNDED = 90

export function buildSandboxStructureRows(plans: SandboxEventPlan[], day: Calendar) {
  const written = { organization_id: SANDBOX_ORGANIZATION_ID, created_at: day.ago(FOUNDED), updated_at: day.stamp }
  const events = plans.map((plan, position) => eventRows(plan, position, written))
  return {
    groups: sandboxGroups.map(({ code, name, parent }) => ({
      ...written,
      id: deriveGroupId(code),
      code,
      name,
      parent_id: parent === null ? null : deriveGroupId(parent),
    })),
    events: events.map(({ event }) => event),
    event_days: events.flatMap(({ days }) => days),
    attendee_types: events.flatMap(({ types }) => types),
    check_in_points: events.flatMap(({ points }) => points),
    event_forms: events.map(({ form }) => form),
  }
}

export async function upsertSandboxStructure(transaction: Transaction, rows: SandboxStructureRows): Promise<void> {
  for (const table of ['groups', 'events'] as const)
    await upsertByCode(transaction, table, ['organization_id'], rows[table])
  for (const { organization_id, id } of rows.events) transaction.defer(insertEventCountersSql, [organization_id, id])
  for (const table of ['event_days', 'attendee_types', 'check_in_points'] as const)
    await upsertByCode(transaction, table, ['organization_id', 'event_id'], rows[table])
  await transaction.runAll([buildUpsert('event_forms', rows.event_forms, { key: ['organization_id', 'event_id'] })])
}

type Written = { organization_id: string; created_at: Date; updated_at: Date }

function eventRows({ event, days, types, points, form }: SandboxEventPlan, position: number, written: Written) {
  const id = deriveSandboxId(`event ${event.code}`, position)
  const { group, ...columns } = event
  const dayId = buildPartIdLookup(event.code, 'day', days)
  const typeId = buildPartIdLookup(event.code, 'attendee type', types)
  const pointId = buildPartIdLookup(event.code, 'check-in point', points)
  return {
    event: {
      ...written,
      status: 'published',
      livemode: true,
      ...columns,
      id,
      group_id: group === null ? null : deriveGroupId(group),
      search: toEventSearchText(event),
      currency: 'EUR',
      approval: false,
    },
    days: days.map((day) => {
      const { date, starts_at = null, ends_at = null } = day
      const { start, end } = dayInterval({ date, starts_at, ends_at }, event.timezone)
      return { ...written, event_id: id, id: dayId(day.code), ...day, starts_instant: start, ends_instant: end }
    }),
    types: types.map((type) => {
      const defaults = { approval: false, ticket: 'per_person' }
      return { ...written, event_id: id, id: typeId(type.code), ...defaults, ...type }
    }),
    points: points.map((point) => ({
      ...written,
      event_id: id,
      id: pointId(point.code),
      ...point,
      days: point.days?.map(dayId),
      attendee_types: point.attendee_types?.map(typeId),
      groups: point.groups?.map(deriveGroupId),
      windows: point.windows?.map((window) => ({ ...window, day: dayId(window.day) })) ?? [],
    })),
    form: {
      organization_id: written.organization_id,
      event_id: id,
      updated_at: written.updated_at,
      rules: form.rules,
      questions: form.questions.map(({ required = false, attendee_types, ...question }) => ({
        ...question,
        required,
        attendee_types: attendee_types?.map(typeId) ?? null,
      })),
    },
  }
}
