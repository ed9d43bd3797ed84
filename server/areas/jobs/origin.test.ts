import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, toAuditActor } from '../../access/callers/index.ts'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { type JobTestSetup, setUpJobTests } from '../../testing/jobs/job-test-setup.ts'
import { insertJob } from './enqueue.ts'
import type { JobRow, JobType } from './rows.ts'
import type { JobKind } from './running-job.ts'

let room: JobTestSetup

beforeAll(async () => {
  room = await setUpJobTests()
})

afterAll(() => room.close())

const TYPES: JobType[] = ['import', 'export', 'template_import', 'source_import', 'communication']

const changing = (type: JobType): JobKind => ({
  type,
  work: async (job) => {
    for (const action of ['thing.begun', 'thing.done']) {
      await job.commit(async (work) => {
        work.audit({ action, object: { type: 'thing', id: job.row.id }, before: null, after: null })
        return { value: null, state: action }
      })
    }
    return { status: 'succeeded' }
  },
})

async function audited({ id }: JobRow) {
  const entries = await room.database('audit_log').where({ object_type: 'thing', object_id: id }).orderBy('id')
  return entries.map(({ action, actor_type, actor_id, source, client, request_id }) => ({
    action,
    actor: { type: actor_type, id: actor_id },
    source,
    client,
    request_id,
  }))
}

async function made(caller: Caller, origin: Pick<AuditOrigin, 'source' | 'client' | 'requestId'>, type: JobType) {
  const whole = { ...origin, organizationId: caller.organization.id, actor: toAuditActor(caller) }
  const job = { type, caller, eventId: null, preview: false, parameters: {} }
  return doWork(room.database, whole, room.clock.now(), (work) => insertJob(work, job))
}

async function commanding(organizationId: string, by: { type: 'member' | 'operator'; id: string | null }) {
  const caller = await loadBackgroundCaller(buildReader(room.database), { organizationId, by, livemode: true }, null)
  if (isRefusal(caller)) throw new Error(caller.message)
  return caller
}

async function addMember(organizationId: string): Promise<string> {
  const now = room.clock.now()
  const id = newId(now)
  const member = { id, organization_id: organizationId, email: `${id}@hall.example`, name: 'Ada', role: 'manager' }
  await room.database('members').insert({ ...member, created_at: now })
  return id
}

test.each(TYPES)('what a job of the type %s does is told with the origin of the call that made it', async (type) => {
  const caller = await room.organization()
  const call = { source: 'api' as const, client: 'automation-app/3', requestId: 'call-7' }
  const job = await made(caller, call, type)
  await room.drain({ kinds: [changing(type)] })
  const origin = { actor: { type: 'key', id: caller.key.id }, source: 'api', client: call.client, request_id: 'call-7' }
  expect(await audited(job)).toEqual([
    { action: 'thing.begun', ...origin },
    { action: 'thing.done', ...origin },
  ])
})

test('what the job of a member does is told as theirs, and what that of the operator does as the operator’s', async () => {
  const { organization } = await room.organization()
  const member = await addMember(organization.id)
  const byHand = { source: 'cli' as const, client: null, requestId: null }
  const jobs = [
    await made(await commanding(organization.id, { type: 'member', id: member }), byHand, 'import'),
    await made(await commanding(organization.id, { type: 'operator', id: null }), byHand, 'import'),
  ]
  await room.drain({ kinds: [changing('import')] })
  const told = { source: 'cli', client: null, request_id: null }
  const [theirs, operators] = await Promise.all(jobs.map(audited))
  expect(theirs?.[1]).toEqual({ action: 'thing.done', actor: { type: 'member', id: member }, ...told })
  expect(operators?.[1]).toEqual({ action: 'thing.done', actor: { type: 'system', id: null }, ...told })
})
