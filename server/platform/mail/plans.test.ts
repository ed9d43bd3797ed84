import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLEAR_TABLE_STATISTICS_SQL, findIndexesRead } from '../../testing/indexes-read.ts'
import { type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { buildIndexPlanReader } from '../database/index-plans.ts'
import { buildReader } from '../database/prepared.ts'
import { getQueueStatements } from '../queue/statements.ts'
import { buildMailQueue } from './mail-queue.ts'

let room: MailTestSetup

beforeAll(async () => {
  room = await setUpMailTests()
  await room.database.raw(CLEAR_TABLE_STATISTICS_SQL)
})
afterAll(() => room.close())

test.each(['findDue', 'findDueOf', 'putBack'] as const)('%s reads only mails that wait', async (name) => {
  const statement = getQueueStatements(buildMailQueue({ ...room, transport: room.transport() }))[name]
  const read = await findIndexesRead(room.database, statement, ['mails'])
  expect(read.filter((one) => one.includes('_'))).toEqual(['mails: mails_waiting'])
})

test('statements of a queue are planned by index, and other statements as usual', async () => {
  const statement = { name: 'settings-of-plans', text: `select current_setting('enable_sort') as sort` }
  expect(await buildIndexPlanReader(room.database).run(statement, [])).toEqual([{ sort: 'off' }])
  expect(await buildReader(room.database).run(statement, [])).toEqual([{ sort: 'on' }])
})
