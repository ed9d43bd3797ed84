import { sql } from '../../platform/database/prepared.ts'

export const updateTerminologySql = sql('update-organization-terminology')`
update organizations set terminology = $2 where id = $1`

export const updatePlanAndOverridesSql = sql('update-plan-and-overrides')`
update organizations set plan = $2, plan_overrides = $3 where id = $1`

/** $1 organization. The waitlist goes before new registrations. Locks rows in the order of all transactions. */
export const markWaitlistsInPromotionSql = sql('mark-waitlists-in-promotion')`
update event_places p set serving = true from (
  select event_id, livemode from event_places where organization_id = $1 and waiting > 0
  order by event_id, livemode for no key update
) held
where p.organization_id = $1 and p.event_id = held.event_id and p.livemode = held.livemode`

/** Returns no row when the slug is taken. */
export const insertOrganizationSql = sql('insert-organization')`
insert into organizations (id, slug, name, timezone, plan, created_at) values ($1, $2, $3, $4, $5, $6)
on conflict (slug) do nothing
returning id`

const SELECT = 'select id, slug, name, timezone, plan, plan_overrides, terminology, created_at from organizations'

export const findOrganizationByRefSql = sql('find-organization-by-ref')`${SELECT} where id = $1 or slug = $1`

export const lockOrganizationByIdSql = sql('lock-organization-by-id')`${SELECT} where id = $1 for no key update`

export const listOrganizationRowsSql = sql('list-organization-rows')`${SELECT} order by slug`
