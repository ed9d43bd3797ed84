import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { loadBenchmark } from '../entry.ts'
import { DATABASE_POOL_SIZE } from '../settings.ts'

/** The floor, the minimum that can serve an entry: node:http, a pool, one prepared statement, JSON.stringify. */
const [file = '', needsText = 'null'] = process.argv.slice(2)
const { floor } = await loadBenchmark(file)
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: DATABASE_POOL_SIZE,
  idleTimeoutMillis: 0,
  options: floor.asynchronousCommit ? '-c synchronous_commit=off' : undefined,
})
pool.on('error', (error) => process.stderr.write(`${error.message}\n`))
const answer = floor.build(pool, JSON.parse(needsText))
const NOTHING = Buffer.alloc(0)

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const server = createServer(async (request, response) => {
  try {
    const hasBody = request.headers['content-length'] !== undefined
    const { status, body } = await answer(request, hasBody ? await readBody(request) : NOTHING)
    if (body === undefined) {
      response.writeHead(status).end()
      return
    }
    const text = JSON.stringify(body)
    const length = Buffer.byteLength(text)
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length })
    response.end(text)
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`Floor at http://localhost:${(server.address() as AddressInfo).port}/\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
