import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess } from '../../../server/testing/end-process.ts'
import { findFreePort } from '../../../spec/tools/mock/free-port.ts'
import { type ExternalTool, getRepositoryToolPath, specFiles, type ToolWorkspace } from '../external-tool.ts'
import { clientCallNames, type ToolStepResults } from '../steps.ts'

const START_LIMIT_MS = 300_000
const POLL_MS = 200

export const prismTools = [
  prism('prism-mock', {
    args: () => ['mock', specFiles['3.1']],
    // Prism has no stored objects, and returns an error only on request.
    refusalHeaders: { Prefer: 'code=404' },
  }),
  // A proxy before the server that answers 500 if a request or response violates the document.
  prism('prism-proxy', { args: ({ stage }) => ['proxy', specFiles['3.1'], stage.url, '--errors'], refusalHeaders: {} }),
]

type Mode = { args(bench: ToolWorkspace): string[]; refusalHeaders: Record<string, string> }

function prism(name: string, { args, refusalHeaders }: Mode): ExternalTool {
  return {
    name,
    packages: {},
    shows: '@stoplight/prism-cli',
    steps: clientCallNames,
    run: async (bench) => {
      const port = await findFreePort()
      const child = spawn(getRepositoryToolPath('prism'), [...args(bench), '--port', String(port)], { stdio: 'ignore' })
      try {
        const url = `http://127.0.0.1:${port}`
        await waitFor(url, child)
        return await callThrough({ ...bench.stage, url, refusalHeaders })
      } finally {
        await endProcess(child)
      }
    },
  }
}

async function callThrough(server: PlainServer): Promise<ToolStepResults> {
  const results: ToolStepResults = {}
  const calls = plainCalls(server)
  for (const step of clientCallNames) {
    results[step] = await calls[step]().then(
      () => null,
      (error: Error) => [error.message],
    )
  }
  return results
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await sleep(POLL_MS)
  }
  throw new Error(`Nothing answers at ${url}.`)
}

type PlainServer = { url: string; key: string; organization: string; refusalHeaders: Record<string, string> }

/** The five calls without a generated client, for tools that sit between client and server. */
function plainCalls(server: PlainServer): Record<(typeof clientCallNames)[number], () => Promise<void>> {
  const { url, key, organization, refusalHeaders } = server
  const withKey = { Authorization: `Bearer ${key}` }
  const call = async (status: number, path: string, headers: Record<string, string>, body?: unknown) => {
    const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(url + path, { method, headers: { ...headers, ...type }, body: JSON.stringify(body) })
    const text = await response.text()
    const violations = response.headers.get('sl-violations')
    if (response.status !== status) throw new Error(`${method} ${path} gave ${response.status}: ${text.slice(0, 400)}`)
    if (violations) throw new Error(`${method} ${path} violates the document: ${violations}`)
    return JSON.parse(text)
  }
  const expectField = (value: unknown, name: string) => {
    if (value === undefined) throw new Error(`The answer has no ${name}.`)
  }
  return {
    me: async () => expectField((await call(200, '/v1/me', withKey)).organization?.slug, 'organization.slug'),
    events: async () =>
      expectField((await call(200, '/v1/events?limit=2&status=published', withKey)).data?.[0]?.id, 'data[0].id'),
    create: async () => {
      const idempotencyKey = randomUUID()
      const event = { code: `judged-${idempotencyKey}`, name: 'Judged Evening', timezone: 'Europe/Madrid' }
      const made = await call(201, '/v1/events', { ...withKey, 'Idempotency-Key': idempotencyKey }, event)
      expectField(made.id, 'id')
    },
    public: async () =>
      expectField((await call(200, `/o/${organization}/events.json`, {})).events?.[0]?.id, 'events[0].id'),
    refusal: async () => {
      const { error } = await call(404, '/v1/events/01ARZ3NDEKTSV4RRFFQ69G5FAV', { ...withKey, ...refusalHeaders })
      if (error?.code !== 'not_found') throw new Error(`The refusal is ${JSON.stringify(error)}.`)
    },
  }
}
