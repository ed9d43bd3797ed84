import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CommunicationTestServer,
  startCommunicationTestServer,
} from '../../testing/communications/communication-test-server.ts'
import { purgeJobs } from '../jobs/index.ts'
import { purgeOldMessages } from './purge.ts'

let office: CommunicationTestServer
beforeAll(async () => {
  office = await startCommunicationTestServer()
  await office.register({ email: 'one@year.example' }, { email: 'two@year.example' })
})
afterAll(() => office.close())

const DAY = 86_400_000
const send = async (path: string) => (await office.live('POST', `${path}/send`, {})).body.id
const messagesOf = async (path: string) => (await office.live('GET', `${path}/messages`)).body.data
const shown = async (path: string) => {
  const { status, counts } = (await office.live('GET', path)).body
  return { status, counts }
}
const forget = async () => {
  const { database, clock } = office.server
  await purgeOldMessages(database, clock.database())
  await purgeJobs(database, clock.database())
}

test('messages are deleted a year after the communication ended, whose counts stay', async () => {
  const { clock, database } = office.server
  const [sent, stopped, failed] = [await office.draft(), await office.draft(), await office.draft()]
  await send(sent)
  await office.work()
  await send(stopped)
  await office.jobs()
  await office.live('POST', `${stopped}/cancel`)
  const job = await send(failed)
  await office.jobs()
  await database('jobs')
    .where({ id: job })
    .update({
      status: 'failed',
      lease: null,
      finished_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + DAY),
    })
  await office.messages()
  const ended = [
    { status: 'sent', counts: { recipients: 2, sent: 2, failed: 0, unsubscribed: 0 } },
    { status: 'cancelled', counts: { recipients: 2, sent: 0, failed: 0, unsubscribed: 0 } },
    { status: 'cancelled', counts: { recipients: 2, sent: 0, failed: 0, unsubscribed: 0 } },
  ]
  const all = async () => [await shown(sent), await shown(stopped), await shown(failed)]
  expect(await all()).toEqual(ended)

  clock.advance(89 * DAY)
  await forget()
  expect((await office.live('GET', `/v1/jobs/${job}`)).status).toBe(200)
  clock.advance(2 * DAY)
  await forget()
  expect((await office.live('GET', `/v1/jobs/${job}`)).status).toBe(404)
  expect(await all()).toEqual(ended)

  clock.advance(273 * DAY)
  await forget()
  for (const path of [sent, stopped, failed]) expect(await messagesOf(path)).toHaveLength(2)
  clock.advance(3 * DAY)
  await forget()
  for (const path of [sent, stopped, failed]) expect(await messagesOf(path)).toEqual([])
  expect(await all()).toEqual(ended)
})

test('those of a communication that is still to be sent stay, however old it is', async () => {
  const { clock } = office.server
  const path = await office.draft()
  await send(path)
  await office.jobs()
  clock.advance(800 * DAY)
  await forget()
  expect(await messagesOf(path)).toHaveLength(2)
  expect((await shown(path)).status).toBe('sending')
})
