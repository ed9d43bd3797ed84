import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { isConnectionLost, isQueryReadTimeout } from './pg-private.ts'
import { acquireConnection } from './prepared.ts'

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'))
const versionOf = (name: string): string => packages[`node_modules/${name}`].version

test('pg and pg-pool are of the versions whose private parts were read', () => {
  expect([versionOf('pg'), versionOf('pg-pool')]).toEqual(['8.23.1', '3.14.0'])
})

test('a server that does not respond in time, and a connection that is lost, are told by these texts', async () => {
  const database = connectDatabase({ url: inject('postgresUrl'), poolSize: 2, applicationName: 'test' })
  const [silent, lost] = [await acquireConnection(database), await acquireConnection(database)]
  const sleep = { text: 'select pg_sleep(600)', query_timeout: 50 }
  const late = await silent.query(sleep).catch((error: unknown) => error)
  expect([isQueryReadTimeout(late), isConnectionLost(late)]).toEqual([true, false])
  const cut = lost.query('select pg_sleep(600)').catch((error: unknown) => error)
  Object(lost).connection.stream.destroy()
  expect([isQueryReadTimeout(await cut), isConnectionLost(await cut)]).toEqual([false, true])
  const after = await lost.query('select 1').catch((error: unknown) => error)
  expect(isConnectionLost(after)).toBe(true)
  silent.release(true)
  lost.release(true)
  await database.destroy()
})
