import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connectDatabase, type Database } from '../database/connect.ts'
import { buildWorkerOrigin } from './audit/index.ts'
import { doWork } from './work.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

const now = new Date('2026-06-05T08:00:00Z')
const tellOf = (organizationId: string, changes: number, fails: boolean) =>
  doWork(database, buildWorkerOrigin(organizationId), now, async (work) => {
    for (let n = 0; n < changes; n += 1) {
      work.audit({
        action: 'thing.made',
        object: { type: 'thing', id: `${n}` },
        livemode: true,
        before: null,
        after: { n },
      })
    }
    if (fails) work.last({ name: 'fail-at-last', text: 'select 1 / $1::int' }, [0])
  })
const toldOf = (organization_id: string) => database('audit_log').where({ organization_id }).orderBy('id')

test.each([0, 1, 500, 501, 1_750])('all of %i changes are told, in their order', async (changes) => {
  await tellOf(`org ${changes}`, changes, false)
  const told = await toldOf(`org ${changes}`)
  expect(told.map(({ object_id }) => Number(object_id))).toEqual(Array.from({ length: changes }, (_, n) => n))
})

test('nothing is told of much work that fails at its end', async () => {
  await expect(tellOf('org that fails', 1_750, true)).rejects.toMatchObject({ code: '22012' })
  expect(await toldOf('org that fails')).toEqual([])
})
