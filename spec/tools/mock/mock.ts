import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CORS_HEADERS, isPreflight, PREFLIGHT_HEADERS } from '../../runtime/cors.ts'
import { findFreePort } from './free-port.ts'
import { type MockOptions, readMockOptions, UsageError } from './options.ts'
import { lacksIdempotencyKey, parsePrismViolations, toServerRefusal } from './problems.ts'
import * as refusals from './refusals.ts'

const root = join(import.meta.dirname, '../../..')
const HOST = '127.0.0.1'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** The service has no header Prefer. */
const PREFLIGHT_ANSWER: Answer = {
  status: 204,
  headers: {
    ...PREFLIGHT_HEADERS,
    'Access-Control-Allow-Headers': `${PREFLIGHT_HEADERS['Access-Control-Allow-Headers']}, Prefer`,
  },
  body: Buffer.alloc(0),
}

/** Prism with the contract's examples, behind a proxy that explains what is wrong with a request. */
async function serveMock(host: string, port: number): Promise<void> {
  const inner = await findFreePort()
  const child = startPrism(inner)
  const server = createServer((incoming, outgoing) => {
    respond(inner, incoming, outgoing).catch(() =>
      outgoing.writeHead(502, CORS_HEADERS).end('The mock is not ready.\n'),
    )
  })
  server.on('error', (error) => {
    process.stderr.write(`The mock cannot listen: ${error.message}.\n`)
    child.kill()
  })
  child.once('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal))
  await waitFor(inner)
  server.listen(port, host, () => process.stdout.write(`The mock listens on http://${host}:${port}\n`))
}

function startPrism(port: number): ChildProcess {
  const prism = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const args = ['mock', join(root, 'generated/openapi.json'), '--host', HOST, '--port', String(port), '--no-cors']
  return spawn(process.execPath, [prism, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Answers as the service does to browsers. Nothing is kept, so that nothing is replayed. */
async function respond(inner: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await buffer(incoming)
  const answer = isPreflight(incoming) ? PREFLIGHT_ANSWER : await answerCall(inner, incoming, body)
  const { 'transfer-encoding': _, 'idempotent-replayed': __, ...headers } = answer.headers
  const sent = { ...headers, ...CORS_HEADERS, 'content-length': answer.body.length }
  outgoing.writeHead(answer.status, sent).end(answer.body)
}

async function answerCall(inner: number, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method = '', url = '', headers } = incoming
  const prefer = headers.prefer?.toString()
  const refused =
    refusals.refuseMisspelledPreference(prefer) ?? refusals.refuseInvalidJson(headers['content-type'], body)
  if (refused) return refusals.toMockErrorResponse(refused)
  const answer = await ask(inner, incoming, body)
  if (refusals.isPrismError(answer.headers['content-type']?.toString())) {
    return refusals.toMockErrorResponse(
      refusals.toRefusalFromPrismError(answer.body.toString(), { method, path: url.replace(/\?.*$/s, ''), prefer }),
    )
  }
  const violations = parsePrismViolations(answer.headers['sl-violations']?.toString())
  if (answer.status !== 400 || violations.length === 0 || prefer) return answer
  if (lacksIdempotencyKey(violations))
    return ask(inner, incoming, body, { prefer: 'code=400, example=idempotency_key_required' })
  const invalid = toServerRefusal({ method, url, contentType: headers['content-type'], body }, violations)
  return invalid ? { ...answer, ...refusals.toMockErrorResponse(invalid) } : answer
}

function ask(port: number, incoming: IncomingMessage, body: Buffer, more: NodeJS.Dict<string> = {}): Promise<Answer> {
  const { method, url, headers } = incoming
  return new Promise((resolve, reject) => {
    const outer = { host: HOST, port, method, path: url, headers: { ...headers, ...more }, agent: false }
    const sent = request(outer, async (response) => {
      resolve({ status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function waitFor(port: number): Promise<void> {
  const isThere = () =>
    fetch(`http://${HOST}:${port}`).then(
      () => true,
      () => false,
    )
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100))
}

function readOptionsOrExit(): MockOptions {
  try {
    return readMockOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}

const { host, port } = readOptionsOrExit()
await serveMock(host, port)
