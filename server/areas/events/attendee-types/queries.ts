import type { Statement } from '../../../platform/database/prepared.ts'
import type { EventScope } from '../scope.ts'
import type { TypeRow } from './rows.ts'

const COLUMNS =
  't.*, (select currency from events e where e.organization_id = t.organization_id and e.id = t.event_id) as currency'

export const findType: Statement = {
  name: 'find-attendee-type',
  text: `
select ${COLUMNS} from attendee_types t
where t.organization_id = $1 and t.event_id = $2 and (t.id = $3 or t.code = $3)
order by t.id = $3 desc limit 1`,
}

export const findTypes: Statement = {
  name: 'find-attendee-types',
  text: 'select id, code from attendee_types where organization_id = $1 and event_id = $2 and (id = any($3) or code = any($3))',
}

export const typeCodes: Statement = {
  name: 'codes-of-attendee-types',
  text: 'select id, code from attendee_types where organization_id = $1 and event_id = $2',
}

export const listTypes: Statement = {
  name: 'list-attendee-types',
  text: `
select ${COLUMNS} from attendee_types t
where t.organization_id = $1 and t.event_id = $2 and ($3::text is null or t.id > $3)
order by t.id limit $4`,
}

export const insertType: Statement = {
  name: 'insert-attendee-type',
  text: `
insert into attendee_types (organization_id, event_id, id, code, name, price, capacity, approval, ticket, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
on conflict (organization_id, event_id, code) do nothing
returning id`,
}

export const updateType: Statement = {
  name: 'update-attendee-type',
  text: `
update attendee_types set code = $4, name = $5, price = $6, capacity = $7, approval = $8, ticket = $9, updated_at = $10
where organization_id = $1 and event_id = $2 and id = $3`,
}

export function rowValues({ organizationId, eventId }: EventScope, row: TypeRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.price, row.capacity, row.approval, row.ticket],
    row.updated_at,
  ]
}

export const deleteType: Statement = {
  name: 'delete-attendee-type',
  text: 'delete from attendee_types where organization_id = $1 and event_id = $2 and id = $3',
}
