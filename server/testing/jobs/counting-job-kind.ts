import { setTimeout as wait } from 'node:timers/promises'
import type { JobKind } from '../../areas/jobs/running-job.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Statement } from '../../platform/database/prepared.ts'

/** A job of this kind writes `rows` rows in steps, with a pause after each. */
export type CountingJobParameters = {
  rows: number
  chunk: number
  pause?: number
  throwAt?: number
  /** Throws a message with characters that a text column cannot store. */
  throwsOddWords?: boolean
  refuseAt?: number
  looks?: boolean
  timesOut?: boolean
}

/** Without a primary key, so that a row that is written twice is there twice. */
export async function createCountingTable(database: Database): Promise<void> {
  await database.raw(
    'create table counted_rows (organization_id text not null, job_id text not null, n integer not null)',
  )
}

const insertRowsSql: Statement = {
  name: 'test-count-rows',
  text: 'insert into counted_rows select $1, $2, n from generate_series($3::integer, $4::integer) n',
}

const tooLongSql: Statement = {
  name: 'test-too-long',
  text: `do $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`,
}

/** Writes the numbers from 1 as rows and into its result, and every tenth into its rejects. */
export const countingJobKind: JobKind<CountingJobParameters, { next: number }> = {
  type: 'import',
  needs: ({ made_by }) => (made_by === 'key' ? ['api_write'] : []),
  work: async (job) => {
    const { rows, chunk, pause = 0, throwAt, refuseAt, looks, timesOut, throwsOddWords } = job.row.parameters
    if (looks) await job.commit(async () => ({ value: null }))
    if (timesOut) await job.commit(async ({ transaction }) => ({ value: await transaction.run(tooLongSql, []) }))
    for (let from = job.row.state?.next ?? 1; from <= rows; from = job.row.state?.next ?? 1) {
      job.signal.throwIfAborted()
      const to = Math.min(rows, from + chunk - 1)
      if (throwAt !== undefined && to >= throwAt)
        throw new Error(throwsOddWords ? 'zero \0 half \ud83d' : 'a secret of the database')
      if (refuseAt !== undefined && to >= refuseAt) {
        return { status: 'failed', error: { code: 'rule_refused', message: 'The count was refused.' } }
      }
      await job.commit(async (work) => {
        await work.transaction.run(insertRowsSql, [job.row.organization_id, job.row.id, from, to])
        const numbers = Array.from({ length: to - from + 1 }, (_, n) => from + n)
        const tenths = numbers.filter((n) => n % 10 === 0)
        return {
          value: null,
          state: { next: to + 1 },
          done: to,
          total: rows,
          counts: { rows: to, added: to },
          files: [
            { kind: 'result', bytes: Buffer.from(numbers.map((n) => `${n}\r\n`).join('')) },
            { kind: 'rejects', bytes: Buffer.from(tenths.map((n) => `${n}\r\n`).join('')) },
          ],
        }
      })
      if (pause > 0) await wait(pause)
    }
    return { status: 'succeeded' }
  },
}
