import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ExternalTool, specFiles, type ToolWorkspace } from '../external-tool.ts'
import type { ToolStepResults } from '../steps.ts'

const COLLECTION = 'out/collection.json'
const RUN = 'out/newman.json'

const TESTS = ['contentType', 'jsonBody', 'schemaValidation', 'headersPresent']
const enabled = Object.fromEntries(TESTS.map((test) => [test, { enabled: true }]))

const configuration = {
  version: 1,
  tests: { contractTests: [{ openApiOperation: '*::/*', ...enabled }] },
  overwrites: [
    {
      openApiOperation: 'POST::/*',
      overwriteRequestHeaders: [{ key: 'Idempotency-Key', value: '{{$guid}}', overwrite: true }],
    },
    {
      openApiOperation: 'POST::/v1/events',
      overwriteRequestBody: [{ key: 'code', value: 'judged-{{$guid}}', overwrite: true }],
    },
  ],
}

/** Calls every operation with the examples of the document; each success must pass tests generated from its schema. */
export const portmanTool: ExternalTool = {
  name: 'portman',
  // It requires tslib without declaring it.
  packages: { '@apideck/portman': '1.33.0', tslib: '2.8.1' },
  steps: ['generates', 'schemas', 'me', 'events', 'create', 'public'],
  run: async (bench) => {
    await bench.write('out/portman.json', JSON.stringify(configuration))
    const from = ['-l', specFiles['3.1'], '-b', bench.stage.url, '-c', 'out/portman.json', '-o', COLLECTION]
    const generates = await bench.tool('portman', [...from, '-t', 'true'])
    return generates ? { generates } : { generates, ...(await callWithNewman(bench)) }
  },
}

type Execution = {
  item: { name: string }
  request: { method: string; url: { path: string[] } }
  response?: { code: number }
  assertions?: { assertion: string; error?: { message: string } }[]
}

/** First with a test key, which sees the people of the sandbox, then with a live one, which may change its events. */
async function callWithNewman({ tool, folder, stage }: ToolWorkspace): Promise<ToolStepResults> {
  const executions: Execution[] = []
  for (const key of [stage.key, stage.liveKey]) {
    const args = ['run', COLLECTION, '--env-var', `bearerToken=${key}`, '--suppress-exit-code']
    const fault = await tool('newman', [...args, '--reporters', 'json', '--reporter-json-export', RUN])
    if (fault) return { schemas: fault }
    executions.push(...JSON.parse(await readFile(join(folder, RUN), 'utf8')).run.executions)
  }
  return readNewmanRun(executions)
}

export function readNewmanRun(executions: Execution[]): ToolStepResults {
  const successes = executions.filter(({ response }) => response && response.code >= 200 && response.code < 300)
  const faults = successes.flatMap(({ item, assertions = [] }) =>
    assertions.flatMap(({ assertion, error }) => (error ? [`${item.name}: ${assertion}: ${error.message}`] : [])),
  )
  const succeeds = (method: string, path: string) => {
    const isMeant = (one: Execution) => one.request.method === method && `/${one.request.url.path.join('/')}` === path
    if (successes.some(isMeant)) return null
    return [`${method} ${path} gave ${executions.find(isMeant)?.response?.code ?? 'no answer'}.`]
  }
  const operations = (made: Execution[]) => new Set(made.map(({ item }) => item.name)).size
  return {
    schemas: faults.length > 0 ? faults : null,
    me: succeeds('GET', '/v1/me'),
    events: succeeds('GET', '/v1/events'),
    create: succeeds('POST', '/v1/events'),
    public: succeeds('GET', '/o/sandbox/events.json'),
    note: `${operations(successes)} of ${operations(executions)} operations succeed with their examples`,
  }
}
