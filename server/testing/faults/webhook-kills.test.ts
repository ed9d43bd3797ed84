import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import { chooseByWholeRun } from '../whole-run.ts'
import { findWebhookViolations } from './verify.ts'
import { deliverWebhooksWithKills } from './webhook-kills.ts'

const WORKER_KILLS = chooseByWholeRun(2, 1)

test('worker and API are killed at work, and every committed occurrence is told, once and whole', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { evidence, acts, kills } = await deliverWebhooksWithKills({
    databaseUrl: clone.url,
    seed: 12,
    pauseMilliseconds: 300,
    workerPoints: ['after-send', null],
    workerKills: WORKER_KILLS,
    apiPoints: ['sent:store-new-idempotent-answer'],
    apiKills: 1,
  })
  await clone.drop()
  expect(findWebhookViolations(evidence)).toEqual([])
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(WORKER_KILLS + 1)
  expect(acts).toBeGreaterThan(0)
  expect(evidence.deliveries.length).toBeGreaterThan(evidence.events.length)
})
