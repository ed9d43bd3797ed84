import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { buildWorkerOrigin } from '../../../platform/work/audit/index.ts'
import { beginWork } from '../../../platform/work/work.ts'
import { buildTestFixtures, makeTestEvent } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { replaceForm } from './form.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

test('a form asks the database the same few things, however often it names attendee types', async () => {
  const { live, organizationId } = await buildTestFixtures(server)
  const path = await makeTestEvent(live)
  const { id } = (await live('GET', path)).body
  const question = { label: 'A', type: 'text' as const, attendee_types: Array(100).fill('visitor') }
  const questions = Array.from({ length: 200 }, (_, n) => ({ ...question, code: `q${n}` }))
  let asked = 0
  const form = await inTransaction(server.database, [], async (transaction) => {
    const run: typeof transaction.run = (...call) => {
      asked += 1
      return transaction.run(...call)
    }
    const work = beginWork({ ...transaction, run }, server.clock.now(), buildWorkerOrigin(organizationId))
    const change = { work, organizationId, eventId: id, livemode: true }
    const value = await replaceForm(change, { questions, rules: {} })
    return { commit: true, value }
  })
  expect(form).toMatchObject({ questions: questions.map(({ code }) => ({ code, attendee_types: ['visitor'] })) })
  expect(asked).toBeLessThan(10)
})
