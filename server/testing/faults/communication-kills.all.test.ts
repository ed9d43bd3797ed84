import { describe, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test-database.ts'
import {
  buildPersonEmail,
  type CommunicationKillReport,
  findCommunicationViolations,
  sendCommunicationWithKills,
} from './communication-kills.ts'

const PEOPLE = 300
const KILLS = 4
const POINTS = ['after-mail', null, 'sent:insert-communication-messages', 'before:mark-communication-message-sent']

test('the worker is killed while it sends, and everybody receives one message, but for those at hand when it died', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const sent = await sendCommunicationWithKills({
    databaseUrl: clone.url,
    seed: 45,
    people: PEOPLE,
    kills: KILLS,
    life: 40,
    points: POINTS,
  })
  await clone.drop()
  expect(findCommunicationViolations(PEOPLE, sent)).toEqual([])
  expect(Object.values(sent.kills).reduce((sum, count) => sum + count, 0)).toBe(KILLS)
})

describe('it is noticed', () => {
  const kept: CommunicationKillReport = {
    accepted: new Map([
      [buildPersonEmail(0), 1],
      [buildPersonEmail(1), 1],
    ]),
    unlike: [],
    kills: { 'after-mail': 1 },
    messages: { sent: 2 },
    communication: { status: 'sent', counts: { recipients: 2, sent: 2, failed: 0 } },
    job: { status: 'succeeded', progress: { done: 2, total: 2 } },
  }

  test('when nothing is wrong', () => expect(findCommunicationViolations(2, kept)).toEqual([]))

  const broken: [string, Partial<CommunicationKillReport>][] = [
    ['when somebody receives nothing', { accepted: new Map([[buildPersonEmail(0), 1]]) }],
    ['when more arrive again than workers died', { accepted: new Map([0, 1].map((n) => [buildPersonEmail(n), 2])) }],
    ['when copies cannot be told to be copies', { unlike: [buildPersonEmail(1)] }],
    ['when a message is recorded otherwise', { messages: { sent: 1, queued: 1 } }],
    ['when the communication counts otherwise', { communication: { ...kept.communication, status: 'sending' } }],
    ['when the job counts otherwise', { job: { status: 'succeeded', progress: { done: 1, total: 2 } } }],
  ]

  test.each(broken)('%s', (_, change) => expect(findCommunicationViolations(2, { ...kept, ...change })).not.toEqual([]))
})
