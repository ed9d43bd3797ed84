import type { Statement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { BuildDay } from '../calendar.ts'
import { PUBLIC_KEY_ID } from '../ensure-sandbox.ts'

/** The one that the contract's examples name. */
const JOB = '01JGFJK07Q2S4V6X8Z0B2D4F6H'

const FILES = {
  result: { name: 'people.csv', type: 'text/csv' },
  rejects: { name: 'people-rejects.csv', type: 'text/csv' },
}
const CONTENT = {
  result: Buffer.from('First name,Last name\r\nAda,Lovelace\r\n'),
  rejects: Buffer.from('First name,Last name,Reason\r\n,Lovelace,The row has no first name.\r\n'),
}

/** Its files are there until the next night and a little longer. */
const putExport: Statement = {
  name: 'sandbox-put-job',
  text: `
insert into jobs (
  organization_id, id, type, status, preview, livemode, event_id, made_by, made_by_id, parameters, done, total, counts, files,
  result_bytes, rejects_bytes, next_attempt_at, created_at, started_at, finished_at, expires_at
)
values (
  $1, $2, 'export', 'succeeded', false, false, $3, 'key', $4, '{}', 1, 1, '{"rows": 1}', $5, $6, $7, $8, $8, $8, $8,
  $8::timestamptz + interval '2 days'
)`,
}

const putFile: Statement = {
  name: 'sandbox-put-job-file',
  text: 'insert into job_files (organization_id, job_id, kind, part, bytes) values ($1, $2, $3, 1, $4)',
}

/** A job that is done, with its files, for those who try the reference. */
export async function putJob(
  transaction: Transaction,
  organizationId: string,
  eventId: string,
  { stamp }: BuildDay,
): Promise<void> {
  const { result, rejects } = CONTENT
  const made = [eventId, PUBLIC_KEY_ID, JSON.stringify(FILES), result.length, rejects.length, stamp]
  await transaction.run(putExport, [organizationId, JOB, ...made])
  for (const [kind, bytes] of Object.entries(CONTENT))
    await transaction.run(putFile, [organizationId, JOB, kind, bytes])
}
