import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, readGroups, withinGroup, withinSight } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Condition } from '../../platform/lists/index.ts'
import { type EventSetup, readSetup } from '../booking/index.ts'

type Schemas = components['schemas']

export type ExportType = Schemas['KnownExportType']
export type ExportFormat = Schemas['KnownExportFormat']

/** What narrows an export, by ids. */
export type Filters = {
  status?: string
  type?: string
  day?: string
  group?: string
  /** As text, since it is kept with the job. */
  since?: string
}

/** What is exported: data of an event in the caller's mode and sight, narrowed by what was asked for. */
export type ExportScope = { caller: Caller; event: EventRow; setup: EventSetup; filters: Filters; names: Names }

/** What ids are called; of groups those that the caller sees. */
export type Names = { groups: Map<string, string>; types: Map<string, string>; days: Map<string, string> }

export async function readExportScope(
  reader: Reader,
  caller: Caller,
  event: EventRow,
  filters: Filters,
): Promise<ExportScope> {
  const organizationId = caller.organization.id
  const setup = await readSetup(reader, organizationId, event.id, caller.key.mode === 'live')
  const groups = await readGroups(reader, caller)
  const codes = (rows: { id: string; code: string }[]) => new Map(rows.map(({ id, code }) => [id, code]))
  return {
    ...{ caller, event, setup, filters },
    names: { groups: codes(groups), types: codes(setup.types), days: codes(setup.days) },
  }
}

/** For `organization_id = ? and event_id = ? and livemode = ?`. */
export const eventKey = ({ setup }: ExportScope): [string, string, boolean] => [
  setup.organizationId,
  setup.event.id,
  setup.livemode,
]

/** Of `alias`, which has the group and the time of its last change, where `people` finds its people. */
export function conditionsOn(
  { caller, event, filters }: ExportScope,
  alias: string,
  { group, people }: { group: string; people: (condition: Condition) => Condition },
): Record<string, Condition | null> {
  const { status, type, day, since } = filters
  return {
    sight: withinSight(caller, event, alias, group),
    status: status === undefined ? null : [`${alias}.status = ?`, status],
    type: type === undefined ? null : people(['a.attendee_type_id = ?', type]),
    day: day === undefined ? null : people(['a.days @> ?', [day]]),
    group: filters.group === undefined ? null : withinGroup(group, caller.organization.id, filters.group),
    since: since === undefined ? null : [`${alias}.updated_at >= ?`, since],
  }
}
