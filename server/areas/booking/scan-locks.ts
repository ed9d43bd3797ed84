import { oneByIndex } from '../../platform/database/plan-by-keys.ts'
import type { Statement } from '../../platform/database/prepared.ts'

/** Of people in one mode, all that can ever be deleted: those of the organization. $1 organization */
const people = (livemode: string) => `hashtextextended('people of ' || $1 || ${livemode}, 0)`

const scans = (eventId: string) => `hashtextextended('scans of ' || $1 || ${eventId}, 0)`

const EVENT_ID = `coalesce(
  (select id from events where organization_id = $1 and ${oneByIndex('events.id', '$3')}),
  (select id from events where organization_id = $1 and ${oneByIndex('events.code', '$3')})
)`

/**
 * Whoever scans takes it before reading anything, beside all others who scan: until the transaction ends, nobody who is read is
 * deleted. $1 organization, $2 livemode, $3 the event by its id or code
 */
export const scanBesideOthers: Statement = {
  name: 'scan-beside-others',
  text: `
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock_shared(${scans(EVENT_ID)})`,
}

/** The same, while nobody else scans at the event. $1 organization, $2 livemode, $3 the event by its id or code */
export const scanAlone: Statement = {
  name: 'scan-alone',
  text: `
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock(${scans(EVENT_ID)})`,
}

/** Before check-ins of an event are counted that keep something from being deleted. $1 organization, $2 event */
export const haltScansAt: Statement = {
  name: 'halt-scans-at-event',
  text: `select pg_advisory_xact_lock(${scans('$2')})`,
}

/** Before test people are deleted; after the places of their events, and before the scans at one. $1 organization */
export const haltTestScans: Statement = {
  name: 'halt-test-scans',
  text: `select pg_advisory_xact_lock(${people(`'false'`)})`,
}
