import { afterEach, expect, test } from 'vitest'
import { exampleMail } from '../../testing/mail/mail-test-setup.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildReader } from '../database/prepared.ts'
import { MAIL_QUEUE, queueMail } from './index.ts'

let server: TestServer

afterEach(() => server.close())

test('the worker delivers what was queued, and without SMTP it can be read at /outbox', async () => {
  server = await startTestServer({ config: { role: 'all' } })
  const organizationId = await server.organization()
  await queueMail(buildReader(server.database), { organizationId, ...exampleMail }, server.clock.now())
  server.worker?.wake(MAIL_QUEUE)
  const page = async () => (await server.get('/outbox')).text()
  await expect.poll(page).toContain('.eml')
  const sent = async () => (await server.database('mails').first()).sent_at
  await expect.poll(sent).toBeInstanceOf(Date)
})
