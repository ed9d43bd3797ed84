import { expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { spoolUpload } from './index.ts'

/** Small files stay in memory and need no database. */
const spooling = { database: {} as Database, organizationId: 'none', now: new Date() }

test('a file keeps the bytes that arrived, and not the buffers that they arrived in', async () => {
  const chunk = Buffer.alloc(1)
  const source = async function* () {
    for (const byte of Buffer.from('a byte at a time')) {
      chunk[0] = byte
      yield chunk
    }
  }
  const { file } = await spoolUpload(spooling, source())
  let text = ''
  for await (const bytes of file.chunks()) text += bytes.toString()
  expect(text).toBe('a byte at a time')
})

test('a file is read from any byte of it', async () => {
  const { file } = await spoolUpload(
    spooling,
    (async function* () {
      yield Buffer.from('a byte at a time')
    })(),
  )
  let text = ''
  for await (const bytes of file.chunks(undefined, 7)) text += bytes.toString()
  expect(text).toBe('at a time')
})
