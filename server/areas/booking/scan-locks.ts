/**
 * Advisory locks between scans and deletions. Scans usually take both locks shared, so they run in parallel; a
 * transaction that deletes attendees or check-ins takes one exclusively and waits for running scans. Without them, a
 * scan could record a check-in for a row that was deleted after it was read.
 */

import { oneByIndexSql } from '../../platform/database/index-plans.ts'
import { sql } from '../../platform/database/prepared.ts'

/** All attendees of an organization in one mode: the widest range a deletion can affect. $1 organization */
const people = (livemode: string) => `hashtextextended('people of ' || $1 || ${livemode}, 0)`

const scans = (eventId: string) => `hashtextextended('scans of ' || $1 || ${eventId}, 0)`

const EVENT_ID = `coalesce(
  (select id from events where organization_id = $1 and ${oneByIndexSql('events.id', '$3')}),
  (select id from events where organization_id = $1 and ${oneByIndexSql('events.code', '$3')})
)`

/** Taken before a scan reads, so that no attendee is deleted. $1 organization, $2 livemode, $3 event id or code */
export const lockScansSharedSql = sql('lock-scans-shared')`
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock_shared(${scans(EVENT_ID)})`

/** The same, excluding all other scans of the event. $1 organization, $2 livemode, $3 event id or code */
export const lockScansExclusiveSql = sql('lock-scans-exclusive')`
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock(${scans(EVENT_ID)})`

/** Taken before counting the check-ins that prevent a deletion. $1 organization, $2 event */
export const blockEventScansSql = sql('block-event-scans')`
select pg_advisory_xact_lock(${scans('$2')})`

/** Before test attendees are deleted; after locking their events' places, before `blockEventScansSql`. $1 organization */
export const blockTestScansSql = sql('block-test-scans')`
select pg_advisory_xact_lock(${people(`'false'`)})`
