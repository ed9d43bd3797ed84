import type { Database } from '../../platform/database/connect.ts'

type Row = Record<string, unknown>

/** Invariants that hold whenever no request is running: each statement returns a row per violation. */
const CHECKS: Record<string, string> = {
  'the event counts other people than hold places': `
    select p.taken, held.people from event_places p, lateral (select count(*) as people from holding) held
    where p.event_id = :event and p.livemode and p.taken <> held.people`,

  'an attendee type or a day counts other people than hold places': `
    select coalesce(counted.id, held.id) as id, counted.people as counted, held.people as held
    from (
      select part.key as id, part.value::int as people from event_places p, jsonb_each_text(p.by_type || p.by_day) part
      where p.event_id = :event and p.livemode and part.value::int <> 0
    ) counted
    full join (
      select id, count(*) as people from (
        select attendee_type_id as id from holding union all select unnest(days) from holding
      ) taken group by id
    ) held on held.id = counted.id
    where counted.people is distinct from held.people`,

  'the event counts other registrations than wait': `
    select p.waiting, held.waiting from event_places p, lateral (
      select count(*) as waiting from registrations r where r.event_id = :event and r.livemode and r.status = 'waitlisted'
    ) held
    where p.event_id = :event and p.livemode and p.waiting <> held.waiting`,

  'more people hold places than there are': `
    select room.id, room.capacity, count(*) as people from (
      select id, capacity from events where id = :event
      union all select id, capacity from attendee_types where event_id = :event
      union all select id, capacity from event_days where event_id = :event
    ) room
    join holding h on room.id = :event or room.id = h.attendee_type_id or room.id = any (h.days)
    group by room.id, room.capacity having count(*) > room.capacity`,

  'a registration waits although it fits': `
    select r.id from registrations r where r.event_id = :event and r.livemode and r.status = 'waitlisted' and not exists (
      select from (
        select e.id, e.capacity - (select count(*) from holding) as free from events e where e.id = :event
        union all
        select t.id, t.capacity - (select count(*) from holding h where h.attendee_type_id = t.id)
        from attendee_types t where t.event_id = :event
        union all
        select d.id, d.capacity - (select count(*) from holding h where d.id = any (h.days))
        from event_days d where d.event_id = :event
      ) room
      where room.free < (
        select count(*) from attendees a
        where (a.organization_id, a.registration_id) = (r.organization_id, r.id) and a.status not in ('cancelled', 'declined')
          and (room.id = :event or room.id = a.attendee_type_id or room.id = any (a.days))
      ) and room.free is not null and exists (
        select from attendees a
        where (a.organization_id, a.registration_id) = (r.organization_id, r.id) and a.status not in ('cancelled', 'declined')
          and (room.id = :event or room.id = a.attendee_type_id or room.id = any (a.days))
      )
    )`,

  'a person has another status than their registration': `
    select a.id, a.status, r.status as registration from attendees a join registrations r on r.id = a.registration_id
    where a.event_id = :event and a.status <> 'cancelled' and a.status <> r.status`,

  'a confirmed person has not exactly one valid ticket, or somebody else has one': `
    select a.id, a.status, count(t.id) as tickets from attendees a
    left join tickets t on t.registration_id = a.registration_id and t.status = 'valid' and a.id = any (t.attendee_ids)
      and a.status <> 'cancelled'
    where a.event_id = :event group by a.id, a.status
    having count(t.id) <> case when a.status = 'confirmed' then 1 else 0 end`,

  'people and tickets disagree about who has which': `
    select a.id, a.ticket_ids from attendees a
    where a.event_id = :event and array(select unnest(a.ticket_ids) order by 1) <> array(
      select t.id from tickets t
      where (t.organization_id, t.registration_id) = (a.organization_id, a.registration_id) and t.status = 'valid' and a.id = any (t.attendee_ids)
        and a.status not in ('cancelled', 'declined')
      order by t.id
    )`,

  'a valid ticket admits nobody': `
    select t.id from tickets t where t.event_id = :event and t.status = 'valid' and not exists (
      select from attendees a
      where (a.organization_id, a.registration_id) = (t.organization_id, t.registration_id) and t.id = any (a.ticket_ids) and a.status = 'confirmed'
    )`,

  'a registration was not told of exactly once': `
    select r.id, count(o.id) as times from registrations r
    left join webhook_events o on o.event_id = r.event_id and o.type = 'registration.created'
      and o.envelope::jsonb -> 'data' ->> 'id' = r.id
    where r.event_id = :event group by r.id having count(o.id) <> 1`,

  'something was told of a registration that is not there': `
    select o.envelope::jsonb -> 'data' ->> 'id' as id from webhook_events o
    where o.event_id = :event and o.type = 'registration.created'
      and not exists (select from registrations r where r.id = o.envelope::jsonb -> 'data' ->> 'id')`,
}

const HOLDING = `
  with holding as materialized (
    select a.* from attendees a join registrations r on r.id = a.registration_id
    where a.event_id = :event and a.livemode and a.status not in ('cancelled', 'declined')
      and r.status in ('pending', 'awaiting_payment', 'confirmed')
  )`

/** One line per violation among the live people of an event; call it when no request is running. */
export async function findBookingDiscrepancies(database: Database, eventId: string): Promise<string[]> {
  const findings: string[] = []
  await database.raw('analyze')
  for (const [what, statement] of Object.entries(CHECKS)) {
    const { rows } = await database.raw<{ rows: Row[] }>(`${HOLDING} ${statement}`, { event: eventId })
    findings.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`))
  }
  return findings
}
