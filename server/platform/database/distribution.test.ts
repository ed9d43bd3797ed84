import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { distributedTables, type Reasons, schemaProblems, statementProblems } from './testing/distribution.ts'
import { findStatements, productFiles } from './testing/statements.ts'

/** Tables that every node would hold whole. They are small, change seldom, and point to nothing but each other. */
const REFERENCE_TABLES: Reasons = {
  organizations: 'Its id is the organization, and its slug is one in the whole installation.',
  api_key_digests: 'A call brings a key alone; this tells whose it is.',
  device_digests: 'A paired scanner brings its token alone; this tells whose it is.',
  pairing_handles: 'A scanner that is being paired brings a code alone; this tells whose it is.',
  pairing_attempts: 'Whoever tries to pair is counted by their network, before anything else is known.',
  instance: 'One row for the whole installation.',
  change_marks: 'The order of commits is one for the whole installation.',
  license_revocations: 'A license belongs to the installation.',
  address_usage: 'Visitors without a key are counted by their network, whatever they look at.',
  migrations: 'What was done to the schema.',
  migrations_lock: 'Belongs to the migrations.',
}

const ACROSS_ORGANIZATIONS: Reasons = {
  'identify-keys':
    'The keys tell which organizations call; from there on everything is of the one that a key belongs to.',
  'identify-key-in-turn': 'The same for one key.',
  'claim-*': 'A worker serves all organizations, which take turns; each is asked by its id.',
  'next-*': 'A worker sleeps until the next row of any organization is due; each is asked by its id.',
  'find-served-waitlists': 'A worker looks for the events of any organization whose waitlist is still to be served.',
  'find-webhook-backlogs':
    'A worker looks for the endpoints of any organization whose deliveries have yet to follow them.',
