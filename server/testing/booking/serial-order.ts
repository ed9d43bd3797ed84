import type { Database } from '../../platform/database/connect.ts'

/** How full an event was, by codes. A missing code means 0. */
export type PlaceCounts = {
  taken: number
  waiting: number
  byType: Record<string, number>
  byDay: Record<string, number>
}

/** A request that locked the event's counts, and the counts it left. */
export type PlaceCountChange = { requestId: string; counts: PlaceCounts }

/**
 * Installs a trigger that records each change of an event's counts while their row is locked, so in the order in which
 * the changes happened. Audit rows get their transaction id, which links a change to the request. If one transaction
 * makes several registrations, its changes and its audit rows are in the same order.
 */
export async function recordPlaceCountChanges(database: Database): Promise<void> {
  await database.raw(`
    create table places_history (
      serial bigint generated always as identity,
      xid bigint not null default txid_current(),
      event_id text not null, taken integer not null, waiting integer not null, by_type jsonb not null, by_day jsonb not null
    );
    create function note_places() returns trigger language plpgsql as $$
    begin
      insert into places_history (event_id, taken, waiting, by_type, by_day)
      values (new.event_id, new.taken, new.waiting, new.by_type, new.by_day);
      return null;
    end
    $$;
    create or replace trigger places_are_noted after update on event_places for each row when (new.livemode) execute function note_places();
    alter table audit_log add column xid bigint default txid_current();
    alter table audit_log add column noted bigint generated always as identity;
  `)
}

type HistoryRow = { request_id: string; taken: number; waiting: number } & Record<
  'by_type' | 'by_day',
  Record<string, number>
>

/** The last recorded position, over all events. */
export async function readLastPlaceCountChange(database: Database): Promise<number> {
  const [last] = await database('places_history').max('serial')
  return last?.max ?? 0
}

/** Changes of the event's counts after `serial`. */
export async function readPlaceCountChanges(
  database: Database,
  eventId: string,
  serial: number,
): Promise<PlaceCountChange[]> {
  const codes = await readCodes(database, eventId)
  const { rows } = await database.raw<{ rows: HistoryRow[] }>(
    `with changes as (
       select h.*, row_number() over (partition by xid order by serial) as place, count(*) over (partition by xid) as changes
       from places_history h where event_id = :eventId and serial > :serial
     ), asked as (
       select xid, request_id, row_number() over (partition by xid order by min(noted)) as place,
         count(*) over (partition by xid) as requests
       from audit_log where xid in (select xid from changes) group by xid, request_id
     )
     select changes.*, asked.request_id
     from changes left join asked on asked.xid = changes.xid and (asked.requests = 1 or asked.place = changes.place)
     where coalesce(asked.requests, 1) > 1 or changes.place = changes.changes
     order by serial`,
    { eventId, serial },
  )
  return rows.map(({ request_id, taken, waiting, by_type, by_day }) => ({
    requestId: request_id,
    counts: { taken, waiting, byType: named(by_type, codes), byDay: named(by_day, codes) },
  }))
}

async function readCodes(database: Database, eventId: string): Promise<Map<string, string>> {
  const parts = await Promise.all(
    ['attendee_types', 'event_days'].map((table) => database(table).where({ event_id: eventId }).select('id', 'code')),
  )
  return new Map(parts.flat().map(({ id, code }) => [id, code]))
}

function named(counts: Record<string, number>, codes: Map<string, string>): Record<string, number> {
  const known = Object.entries(counts).filter(([, count]) => count !== 0)
  return Object.fromEntries(known.map(([id, count]) => [codes.get(id) ?? id, count]))
}
