import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildReader } from '../../platform/database/prepared.ts'
import { countingJobKind } from '../../testing/jobs/counting-job-kind.ts'
import { type JobTestSetup, listNumbersFromOneTo, setUpJobTests } from '../../testing/jobs/job-test-setup.ts'
import { cancelJob } from './cancel.ts'
import { insertJob } from './enqueue.ts'
import { streamJobOutput } from './files.ts'
import { runJobNow } from './run-job-now.ts'

const kind = countingJobKind as never

let room: JobTestSetup

beforeAll(async () => {
  room = await setUpJobTests()
})

afterAll(() => room.close())

const textOf = async (job: Parameters<typeof streamJobOutput>[1], file: 'result' | 'rejects') => {
  const pieces: Buffer[] = []
  for await (const bytes of streamJobOutput(buildReader(room.database), job, file)) pieces.push(bytes)
  return Buffer.concat(pieces).toString()
}

const lines = (numbers: number[]) => numbers.map((n) => `${n}\r\n`).join('')

describe('a job', () => {
  test('is done in the background, and tells what it did', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 25, chunk: 10 }, { total: 25 })
    expect(made).toMatchObject({ status: 'queued', total: 25, started_at: null, finished_at: null })
    await room.drain()
    const job = await room.read(made)
    expect(job).toMatchObject({
      status: 'succeeded',
      done: 25,
      total: 25,
      counts: { rows: 25, added: 25 },
      error: null,
    })
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(25))
    expect(await textOf(job, 'result')).toBe(lines(listNumbersFromOneTo(25)))
    expect(await textOf(job, 'rejects')).toBe(lines([10, 20]))
    const day = Number(job.expires_at) - Number(job.finished_at)
    expect(day).toBe(86_400_000)
  })

  test('is little work while the caller waits, in the transaction that made it', async () => {
    const caller = await room.organization()
    const job = await room.doAs(caller, async (work) => {
      const parameters = { rows: 12, chunk: 5 }
      const made = await insertJob(work, { type: 'import', caller, eventId: null, preview: false, parameters })
      return runJobNow(room.tools, work, kind, made, caller)
    })
    expect(job).toMatchObject({ status: 'succeeded', done: 12, counts: { rows: 12 }, result_bytes: 39 })
    expect(await room.countedRows(job)).toEqual(listNumbersFromOneTo(12))
    expect(await room.read(job)).toMatchObject({ status: 'succeeded', lease: null })
  })

  test('that is done while the caller waits leaves nothing behind when it throws', async () => {
    const caller = await room.organization()
    const failing = room.doAs(caller, async (work) => {
      const parameters = { rows: 12, chunk: 5, throwAt: 8 }
      const made = await insertJob(work, { type: 'import', caller, eventId: null, preview: false, parameters })
      return runJobNow(room.tools, work, kind, made, caller)
    })
    await expect(failing).rejects.toThrow('a secret of the database')
    const left = await room.database('jobs').where({ organization_id: caller.organization.id })
    expect(left).toEqual([])
  })

  test('that says why it failed has failed for that', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 20, chunk: 5, refuseAt: 11 })
    await room.drain()
    const error = { code: 'rule_refused', message: 'The count was refused.' }
    expect(await room.read(made)).toMatchObject({ status: 'failed', error, done: 10 })
  })

  test('that throws is tried again, and is given up without a word of why', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 20, chunk: 5, throwAt: 11 })
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await room.drain()
      expect(await room.read(made)).toMatchObject({ status: 'running', attempts: attempt, lease: null, done: 10 })
      await room.loseLeases()
    }
    await room.drain()
    const job = await room.read(made)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'internal' }, done: 10 })
    expect(JSON.stringify(job.error)).not.toContain('secret')
    expect(await room.countedRows(made)).toEqual(listNumbersFromOneTo(10))
  })

  test('that throws words which no text in the database may have is tried again like others', async () => {
    const made = await room.make(await room.organization(), {
      rows: 20,
      chunk: 5,
      throwAt: 11,
      throwsOddWords: true,
    })
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'running', attempts: 1, lease: null, done: 10 })
    const { last_error } = await room.database('jobs').where({ id: made.id }).first()
    expect(last_error).toBe('zero  half \ufffd')
  })

  test('that ends its worker each time is given up', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 20, chunk: 5 })
    await room.database('jobs').where({ id: made.id }).update({ begun: 30 })
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'failed', error: { code: 'internal' }, done: 0 })
  })

  test('that ends its worker each time has got no further by looking around', async () => {
    const made = await room.make(await room.organization(), { rows: 20, chunk: 5, looks: true, throwAt: 1 })
    await room.database('jobs').where({ id: made.id }).update({ begun: 12 })
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'running', begun: 12, attempts: 1 })
  })

  test('whose statement takes too long every time is given up', async () => {
    const made = await room.make(await room.organization(), { rows: 20, chunk: 5, timesOut: true })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await room.loseLeases()
      await room.drain()
    }
    expect(await room.read(made)).toMatchObject({ status: 'failed', error: { code: 'internal' } })
  })

  test('that got further after it failed may fail as often again', async () => {
    const made = await room.make(await room.organization(), { rows: 20, chunk: 5, throwAt: 11 })
    await room.database('jobs').where({ id: made.id }).update({ attempts: 3 })
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'running', attempts: 1, done: 10 })
  })

  test('is not begun before it is due', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 1, chunk: 1 }, { startsAt: new Date(Date.now() + 3_600_000) })
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'queued' })
    await room.loseLeases()
    await room.drain()
    expect(await room.read(made)).toMatchObject({ status: 'succeeded' })
  })
})

describe('a job of a key', () => {
  test('that was revoked meanwhile is not begun', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 5, chunk: 1 })
    await room
      .database('api_keys')
      .where({ id: caller.key.id })
      .update({ revoked_at: new Date('2026-06-05T10:00:00Z') })
    await room.drain()
    const message = 'The API key that asked for this was revoked on 2026-06-05T10:00:00.000Z.'
    expect(await room.read(made)).toMatchObject({
      status: 'failed',
      error: { code: 'api_key_revoked', message },
      done: 0,
    })
  })

  test('that is revoked while it runs stops with what it did', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 1_000, chunk: 1, pause: 20 })
    const drained = room.drain()
    await expect.poll(async () => (await room.read(made)).done).toBeGreaterThan(2)
    await room.database('api_keys').where({ id: caller.key.id }).update({ revoked_at: new Date() })
    await drained
    const job = await room.read(made)
    expect(job).toMatchObject({ status: 'failed', error: { code: 'api_key_revoked' } })
    expect(await room.countedRows(made)).toEqual(listNumbersFromOneTo(job.done))
  })

  test('whose plan no longer includes it fails, and says what is missing', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 5, chunk: 1 })
    await room.database('organizations').where({ id: caller.organization.id }).update({ plan: 'growth' })
    await room.drain()
    const message = 'The plan growth does not include api_write, which this job needs; it did when the job was made.'
    expect(await room.read(made)).toMatchObject({ status: 'failed', error: { code: 'entitlement_required', message } })
  })
})

describe('cancelling', () => {
  test('ends a job that waits', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 5, chunk: 1 })
    const cancelled = await room.doAs(caller, (work) => cancelJob(work, caller, made.id))
    expect(cancelled).toMatchObject({ status: 'cancelled', started_at: null })
    await room.drain()
    expect(await room.countedRows(made)).toEqual([])
  })

  test('ends a job that runs, and keeps what it did', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 1_000, chunk: 1, pause: 20 })
    const drained = room.drain()
    await expect.poll(async () => (await room.read(made)).done).toBeGreaterThan(2)
    await room.doAs(caller, (work) => cancelJob(work, caller, made.id))
    const rows = await room.countedRows(made)
    await drained
    const job = await room.read(made)
    expect(job.status).toBe('cancelled')
    expect(await room.countedRows(made)).toEqual(rows)
    expect(rows).toEqual(listNumbersFromOneTo(job.done))
    const again = await room.doAs(caller, (work) => cancelJob(work, caller, made.id))
    expect(again).toMatchObject({ code: 'invalid_state', details: { state: 'cancelled' } })
  })

  test('is told in the audit log, and so is the making', async () => {
    const caller = await room.organization()
    const made = await room.make(caller, { rows: 5, chunk: 1 })
    await room.doAs(caller, (work) => cancelJob(work, caller, made.id))
    const entries = await room.database('audit_log').where({ object_id: made.id }).orderBy('id')
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['job.created', caller.key.id],
      ['job.cancelled', caller.key.id],
    ])
  })
})
