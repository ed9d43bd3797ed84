import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations } from '../generated/operations.ts'
import { sealAnswers } from '../server/testing/sealed-answers.ts'

let mock: ChildProcess
let url: string

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const args = ['run', '--silent', 'mock', '--', '--port', String(port)]
  mock = spawn('npm', args, { cwd: join(import.meta.dirname, '..'), detached: true, stdio: 'ignore' })
  await vi.waitFor(() => fetch(url), { timeout: 50_000, interval: 200 })
})

afterAll(() => {
  if (mock.pid) process.kill(-mock.pid, 'SIGTERM')
})

describe('npm run mock', () => {
  test('answers with the declared example, which is what the contract says', async () => {
    const response = await fetch(`${url}/v1/me`, { headers: { Authorization: 'Bearer anything' } })
    const body = await response.text()
    expect(response.status).toBe(200)
    expect(JSON.parse(body).organization.name).toBe('Harbour Hall')
    const sealed = sealAnswers()
    const headers = Object.fromEntries(response.headers)
    sealed.observe({ route: { ...operations.getMe, id: 'getMe' }, status: 200, headers, body })
    expect(sealed.violations).toEqual([])
  })

  test.each([
    [401, 'api_key_required'],
    [403, 'entitlement_required'],
    [429, 'quota_exceeded'],
  ])('shows the error %i %s when it is asked to', async (code, example) => {
    const headers = { Authorization: 'Bearer anything', Prefer: `code=${code}, example=${example}` }
    const response = await fetch(`${url}/v1/me`, { headers })
    expect(response.status).toBe(code)
    expect((await response.json()).error.code).toBe(example)
  })

  test('refuses a call without a key', async () => {
    expect((await fetch(`${url}/v1/me`)).status).toBe(401)
  })
})
