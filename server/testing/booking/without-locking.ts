import type { Database } from '../../platform/database/connect.ts'

/** Replaces the table by a view of the same rows, which cannot be locked. Events must exist already. */
export async function disablePlaceLocking(database: Database): Promise<void> {
  await database.raw(`
    alter table event_places rename to places_kept;
    create function read_places() returns setof places_kept language sql volatile as 'select * from places_kept';
    create view event_places as select *, '0'::xid as xmin from read_places();
    create function keep_places() returns trigger language plpgsql as $$
    begin
      update places_kept set taken = new.taken, waiting = new.waiting, by_type = new.by_type, by_day = new.by_day
      where organization_id = new.organization_id and event_id = new.event_id and livemode = new.livemode;
      return new;
    end
    $$;
    create or replace trigger places_are_kept instead of update on event_places for each row execute function keep_places();
  `)
}
