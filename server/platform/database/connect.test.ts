import { expect, inject, test } from 'vitest'
import { connectDatabase } from './connect.ts'

test('a database that is let go of waits for what still runs on it', async () => {
  const database = connectDatabase({ url: inject('postgresUrl'), poolSize: 2, applicationName: 'test' })
  const steps: string[] = []
  const running = database.transaction(async (transaction) => {
    await transaction.raw('select 1')
    steps.push('begun')
    await transaction.raw('select pg_sleep(0.3)')
    steps.push('done')
  })
  await expect.poll(() => steps).toEqual(['begun'])
  await database.destroy()
  await running
  expect(steps).toEqual(['begun', 'done'])
})

test('a statement that takes too long is ended, and its connection serves the next', async () => {
  const database = connectDatabase({
    url: inject('postgresUrl'),
    poolSize: 1,
    applicationName: 'test',
    statementTimeout: 200,
  })
  await expect(database.raw('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  expect((await database.raw('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.destroy()
})
