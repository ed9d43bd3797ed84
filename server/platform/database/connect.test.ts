import { expect, inject, test } from 'vitest'
import { connectDatabase, getPgPool } from './connect.ts'

test('a database that is let go of waits for what still runs on it', async () => {
  const database = connectDatabase({ url: inject('postgresUrl'), poolSize: 2, applicationName: 'test' })
  const steps: string[] = []
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const running = database.transaction(async (transaction) => {
    await transaction.raw('select 1')
    begun.resolve()
    await released.promise
    await transaction.raw('select 2')
    steps.push('done')
  })
  await begun.promise
  const ending = database.destroy().then(() => steps.push('let go'))
  await expect(database.raw('select 3')).rejects.toThrow()
  released.resolve()
  await Promise.all([running, ending])
  expect(steps).toEqual(['done', 'let go'])
})

test('a statement that takes too long is ended, and its connection serves the next', async () => {
  const database = connectDatabase({
    url: inject('postgresUrl'),
    poolSize: 1,
    applicationName: 'test',
    statementTimeout: 200,
  })
  await expect(database.raw('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  // On a busy machine any statement may reach the limit.
  await expect.poll(async () => (await database.raw('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.destroy()
})

test('an idle connection that is cut is told of, but not while the database is let go of', async () => {
  const url = inject('postgresUrl')
  const warned: string[] = []
  const warn = (message: string) => warned.push(message)
  const database = connectDatabase({ url, poolSize: 1, applicationName: 'test', warn })
  const other = connectDatabase({ url, poolSize: 1, applicationName: 'test' })
  const { rows } = await database.raw('select pg_backend_pid() as pid')
  await other.raw('select pg_terminate_backend(?)', [rows[0].pid])
  await expect.poll(() => warned).toEqual([expect.stringContaining('terminating connection')])
  await Promise.all([database.destroy(), other.destroy()])
  getPgPool(database).emit('error', new Error('terminating connection'), undefined as never)
  expect(warned).toHaveLength(1)
})
