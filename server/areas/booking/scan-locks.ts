/**
 * Advisory locks between scans and deletions. Scans usually take both locks shared, so they run in parallel; a
 * transaction that deletes attendees or check-ins takes one exclusively and waits for running scans. Without them, a
 * scan could record a check-in for a row that was deleted after it was read.
 */

import { sql } from '../../platform/database/prepared.ts'

/** All attendees of an organization in one mode: the widest range a deletion can affect. $1 organization */
const people = (livemode: string) => `hashtextextended('people of ' || $1 || ${livemode}, 0)`

/** By what the request names the event with, its id or code: a statement that locks reads no table. */
const scans = (event: string) => `hashtextextended('scans of ' || $1 || ${event}, 0)`

/** Taken before a scan reads, so that no attendee is deleted. $1 organization, $2 livemode, $3 event id or code */
export const lockScansSharedSql = sql('lock-scans-shared')`
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock_shared(${scans('$3')})`

/** The same, excluding other scans that name the event likewise. $1 organization, $2 livemode, $3 event id or code */
export const lockScansExclusiveSql = sql('lock-scans-exclusive')`
select pg_advisory_xact_lock_shared(${people('$2::boolean::text')}), pg_advisory_xact_lock(${scans('$3')})`

/** Taken before counting the check-ins that prevent a deletion. $1 organization, $2 event id, $3 its code */
export const blockEventScansSql = sql('block-event-scans')`
select pg_advisory_xact_lock(${scans('$2')}), pg_advisory_xact_lock(${scans('$3')})`

/** Before test attendees are deleted; after locking their events' places, before `blockEventScansSql`. $1 organization */
export const blockTestScansSql = sql('block-test-scans')`
select pg_advisory_xact_lock(${people(`'false'`)})`
