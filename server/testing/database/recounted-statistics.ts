import type { Database } from '../../platform/database/connect.ts'

type Row = Record<string, unknown>

/** What is kept beside the rows that it counts, or names them: each statement returns a row per violation. */
const CHECKS: Record<string, string> = {
  'the places of an event are not those that its people hold': `
    select p.event_id, p.livemode, p.taken, p.waiting, count(h.id) as held
    from event_places p left join holding h on h.event_id = p.event_id and h.livemode = p.livemode
    where p.organization_id = :organization
    group by p.organization_id, p.event_id, p.livemode
    having p.taken <> count(h.id) or p.waiting <> (
      select count(*) from registrations r
      where r.event_id = p.event_id and r.livemode = p.livemode and r.status = 'waitlisted'
    )`,

  'the places of a type or a day are not those that its people hold': `
    select coalesce(counted.id, held.id) as id, counted.people as counted, held.people as held from (
      select p.livemode, part.key as id, part.value::int as people
      from event_places p, jsonb_each_text(p.by_type || p.by_day) part
      where p.organization_id = :organization and part.value::int <> 0
    ) counted
    full join (
      select livemode, id, count(*) as people from (
        select livemode, attendee_type_id as id from holding union all select livemode, unnest(days) from holding
      ) taken group by livemode, id
    ) held on held.id = counted.id and held.livemode = counted.livemode
    where counted.people is distinct from held.people`,

  'nobody has been let in first': `
    select attendee_id, check_in_point_id, day_id, result from checkins
    where organization_id = :organization and withdrawn_at is null and attendee_id is not null
      and result in ('accepted', 'pre_checked', 'zone_entered')
    group by livemode, attendee_id, check_in_point_id, day_id, result having not bool_or(is_first)`,

  'a check-in is of somebody who is not there': `
    select c.id from checkins c
    where c.organization_id = :organization and c.withdrawn_at is null and (
      c.attendee_id is not null and not exists (select from attendees a where a.id = c.attendee_id)
      or c.ticket_id is not null and not exists (select from tickets t where t.id = c.ticket_id)
      or c.registration_id is not null and not exists (select from registrations r where r.id = c.registration_id)
      or c.day_id is not null and not exists (select from event_days d where d.id = c.day_id)
      or c.overrides is not null and not exists (select from checkins o where o.id = c.overrides)
    )`,

  'a scan has no check-in, or a check-in no scan': `
    select s.id from scans s
    where s.organization_id = :organization and not exists (select from checkins c where c.scan_id = s.id)
    union all
    select c.id from checkins c
    where c.organization_id = :organization and not exists (select from scans s where s.id = c.scan_id)`,

  'people and tickets disagree about who has which': `
    select a.id from attendees a
    where a.organization_id = :organization and array(select unnest(a.ticket_ids) order by 1) <> array(
      select t.id from tickets t
      where t.registration_id = a.registration_id and t.status = 'valid' and a.id = any (t.attendee_ids)
        and a.status not in ('cancelled', 'declined') order by 1
    )
    union all
    select t.id from tickets t
    where t.organization_id = :organization
      and exists (select from unnest(t.attendee_ids) one (id) where not exists (select from attendees a where a.id = one.id))`,

  'a registration has nobody': `
    select r.id from registrations r
    where r.organization_id = :organization and not exists (select from attendees a where a.registration_id = r.id)`,

  'somebody comes on a day that is not there': `
    select a.id from attendees a
    where a.organization_id = :organization
      and exists (select from unnest(a.days) one (id) where not exists (select from event_days d where d.id = one.id))`,
}

const HOLDING = `
  with holding as (
    select a.* from attendees a join registrations r on r.id = a.registration_id
    where a.organization_id = :organization and a.status not in ('cancelled', 'declined')
      and r.status in ('pending', 'awaiting_payment', 'confirmed')
  )`

/** One line per violation in an organization. */
export async function findMiscountedStatistics(database: Database, organization: string): Promise<string[]> {
  const findings: string[] = []
  for (const [what, statement] of Object.entries(CHECKS)) {
    const { rows } = await database.raw<{ rows: Row[] }>(`${HOLDING} ${statement}`, { organization })
    findings.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`))
  }
  return findings
}

/** What statistics show, counted from the rows. */
export async function recountStatistics(database: Database, eventId: string, livemode: boolean) {
  const { rows } = await database.raw(
    `select
       (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*) n from registrations where event_id = :eventId and livemode = :livemode group by status) s) as registrations,
       (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*) n from attendees where event_id = :eventId and livemode = :livemode group by status) s) as attendees,
       (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*) n from tickets where event_id = :eventId and livemode = :livemode group by status) s) as tickets,
       (select count(*)::int from checkins c join attendees a on a.id = c.attendee_id and a.livemode = c.livemode
        where c.event_id = :eventId and c.livemode = :livemode and c.withdrawn_at is null and c.result = 'accepted') as recorded,
       (select count(distinct c.attendee_id)::int from checkins c join attendees a on a.id = c.attendee_id and a.livemode = c.livemode
        where c.event_id = :eventId and c.livemode = :livemode and c.withdrawn_at is null and c.result = 'accepted') as admitted`,
    { eventId, livemode },
  )
  return rows[0]
}
