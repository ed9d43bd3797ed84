/** A scanner that is killed after its upload, before it could store that it was done. */

import { fileStorage } from '../src/scanner/file.ts'
import { openScanner } from '../src/scanner/index.ts'

const { BASE_URL = '', API_KEY = '', EVENT = '', FILE = '', CODES = '', WHEN = '' } = process.env

const die = () => process.kill(process.pid, 'SIGKILL')

const scanner = await openScanner({
  baseUrl: BASE_URL,
  apiKey: API_KEY,
  event: EVENT,
  storage: fileStorage(FILE),
  now: () => Date.parse('2026-06-05T10:00:00.000Z'),
  fetch: async (request) => {
    if (!request.url.endsWith('/batch')) return fetch(request)
    if (WHEN === 'before') die()
    const response = await fetch(request)
    await response.arrayBuffer()
    die()
    return response
  },
})

await scanner.refresh()
for (const code of CODES.split(',')) await scanner.scan({ code, checkInPoint: 'gate' })
await scanner.upload()
