import { expect, test } from 'vitest'
import { LIVE_PAGE_CHECKS } from './progress.ts'

const AT = new Date('2026-06-05T10:00:00.000Z')

test.each([
  ['draft', null, false],
  ['scheduled', '2026-06-05T10:00:30.000Z', true],
  ['scheduled', '2026-06-07T10:00:00.000Z', false],
  ['sending', '2026-06-05T09:00:00.000Z', true],
  ['sent', '2026-06-05T09:00:00.000Z', false],
  ['cancelled', '2026-06-05T10:00:30.000Z', false],
])('a communication that is %s for %s moves: %s', (status, send_at, moves) => {
  expect(LIVE_PAGE_CHECKS.getCommunication?.({ status, send_at }, AT)).toBe(moves)
  expect(LIVE_PAGE_CHECKS.listCommunications?.({ data: [{ status, send_at }] }, AT)).toBe(moves)
})

test.each([
  ['queued', true],
  ['running', true],
  ['succeeded', false],
  ['failed', false],
  ['cancelled', false],
])('a job that is %s moves: %s', (status, moves) => {
  expect(LIVE_PAGE_CHECKS.getJob?.({ status }, AT)).toBe(moves)
  expect(LIVE_PAGE_CHECKS.listJobs?.({ data: [{ status: 'succeeded' }, { status }] }, AT)).toBe(moves)
})
