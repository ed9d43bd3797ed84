import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { execFileAsync, getNodeBinPath } from '../../server/testing/sdk/packed-package.ts'
import { signForTests } from '../src/webhooks/index.ts'

const secret = 'whsec_3mFZ0cJ4t6V8x0Z2b4D6f8H0j2L4n6P8r0T2v4X6q7Y'
const folder = join(import.meta.dirname, '../examples')

/** Not a literal path: the examples are type-checked separately, with their own frameworks. */
const load = (name: string) => import(join(folder, `${name}.ts`))

type Fetch = (request: Request) => Response | Promise<Response>
const { createAdaptorServer }: { createAdaptorServer(options: { fetch: Fetch }): Server } = createRequire(
  import.meta.url,
)('@hono/node-server')

const starts: Record<string, () => Promise<Server>> = {
  express: async () => createServer((await load('express')).createApp(secret) as RequestListener),
  koa: async () => createServer((await load('koa')).createApp(secret).callback()),
  fastify: async () => {
    const app = (await load('fastify')).createApp(secret)
    await app.ready()
    return app.server
  },
  hono: async () => createAdaptorServer({ fetch: (await load('hono')).createApp(secret).fetch }),
  next: async () => {
    process.env.POSTERN_WEBHOOK_SECRET = secret
    return createAdaptorServer({ fetch: (await load('next')).POST })
  },
}

async function startExample(name: string) {
  const server = (await starts[name]?.()) ?? expect.fail(`Nobody knows how to start ${name}.`)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { notes } = await load('handle-event')
  return {
    notes: notes as string[],
    send: (body: string, signature: string | null) =>
      fetch(`http://127.0.0.1:${port}/hook`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(signature === null ? {} : { 'Service-Signature': signature }),
        },
        body,
      }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe.each(Object.keys(starts))('the example for %s', (name) => {
  /** JSON that no serializer would write, so that only the raw bytes match the signature. */
  const bodyOf = (id: string) =>
    `{ "id":"${id}",\n  "type" : "ticket.issued", "data":{"code":"Ñandú-${name}", "price": 1.50e1} }\n`

  test('takes what Postern sends, and acts once however often it comes', async () => {
    await using example = await startExample(name)
    const body = bodyOf(`evt_${name}_1`)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const { status } = await example.send(body, await signForTests(body, [`${secret}x`, secret]))
      expect(status).toBe(204)
    }
    expect(example.notes.filter((note) => note.includes(name))).toEqual([`The ticket Ñandú-${name} was issued.`])
  })

  test('answers with success to a type that it does not know', async () => {
    await using example = await startExample(name)
    const body = `{"id":"evt_${name}_2","type":"seat.taken","data":{}}`
    expect((await example.send(body, await signForTests(body, secret))).status).toBe(204)
  })

  test('refuses what is forged, changed, old, early or unsigned, and does nothing', async () => {
    await using example = await startExample(name)
    const body = bodyOf(`evt_${name}_3`)
    const before = example.notes.length
    const now = Math.floor(Date.now() / 1000)
    const attempts: [body: string, signature: string | null, code: string][] = [
      [body, await signForTests(body, 'whsec_forged'), 'signature_mismatch'],
      [body.replace('1.50e1', '1.51e1'), await signForTests(body, secret), 'signature_mismatch'],
      [body, await signForTests(body, secret, { timestamp: now - 3_600 }), 'timestamp_too_old'],
      [body, await signForTests(body, secret, { timestamp: now + 3_600 }), 'timestamp_too_new'],
      [body, null, 'header_missing'],
      ['', await signForTests('', secret), 'body_unreadable'],
    ]
    for (const [sent, signature, code] of attempts) {
      const answer = await example.send(sent, signature)
      expect({ status: answer.status, ...((await answer.json()) as object) }).toEqual({
        status: 400,
        code,
        message: expect.stringMatching(/\.$/),
      })
    }
    expect(example.notes).toHaveLength(before)
  })
})

test('the examples are right for the type checker', async () => {
  const check = execFileAsync(getNodeBinPath('tsc'), ['--noEmit', '-p', folder])
  await check.catch((failure) => expect.fail(failure.stdout))
})
