import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexesReadBy } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findKnown, holdIfUnknown } from './queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe.each([
  ['nothing was counted yet', ''],
  ['nothing was there when it was counted', 'vacuum analyze contacts'],
])('where %s', (_, counted) => {
  test('contacts are each found by their own keys', async () => {
    if (counted) await server.database.raw(counted)
    const keys = ['contacts: contacts_email', 'contacts: contacts_external', 'contacts: contacts_phone']
    expect(await indexesReadBy(server.database, findKnown, ['contacts'])).toEqual([...keys, 'contacts: contacts_pkey'])
    expect(await indexesReadBy(server.database, holdIfUnknown, ['contacts'])).toEqual(keys)
  })
})
