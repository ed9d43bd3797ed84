import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { queueQuotaWarningMails } from './index.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

async function addMember(organization_id: string, email: string, role: string) {
  const now = server.clock.now()
  await server
    .database('members')
    .insert({ organization_id, id: newId(now), email, name: email, role, created_at: now })
}

const queueNotices = () =>
  queueQuotaWarningMails({ ...server, publicOrigin: async () => 'https://tickets.example' }, server.clock.now())

async function mailsOf(organization_id: string): Promise<string[]> {
  const rows = await server.database('mails').where({ organization_id }).orderBy('id')
  return rows.map((row) => `${row.recipient_address}: ${row.subject}`)
}

describe('owners are mailed', () => {
  test('at 80 % and at 100 % of the monthly calls, once each, and again in the next month', async () => {
    const organization = await server.organization({ plan: 'growth', overrides: { api_calls_monthly: 10 } })
    await addMember(organization, 'owner@example.com', 'owner')
    await addMember(organization, 'second@example.com', 'owner')
    await addMember(organization, 'developer@example.com', 'developer')
    const keys = [await server.key(organization), await server.key(organization)]
    const call = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        await server.get('/v1/me', { key: keys[count % 2]?.value })
        await Promise.all([1, 2].map(queueNotices))
      }
    }
    await call(7)
    expect(await mailsOf(organization)).toEqual([])
    await call(1)
    const eighty = ['owner', 'second'].map(
      (who) => `${who}@example.com: Harbour Hall has used 80 % of its API calls this month`,
    )
    expect((await mailsOf(organization)).sort()).toEqual(eighty)
    await call(4)
    expect(await mailsOf(organization)).toHaveLength(4)
    server.clock.set('2026-07-01T00:00:00Z')
    await call(8)
    expect(await mailsOf(organization)).toHaveLength(6)
  })

  test('not where calls are not metered', async () => {
    const organization = await server.organization({ overrides: { api_calls_monthly: null } })
    await addMember(organization, 'owner@example.com', 'owner')
    const key = await server.key(organization)
    await server.get('/v1/me', { key: key.value })
    await queueNotices()
    expect(await mailsOf(organization)).toEqual([])
  })
})
