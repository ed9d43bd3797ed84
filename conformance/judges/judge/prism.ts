import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess } from '../../bench/end-process.ts'
import { type Bench, documents, repositoryTool } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { type PlainServer, plainCalls } from '../plain-calls.ts'
import { callSteps, type Results } from '../steps.ts'

const START_LIMIT_MS = 300_000
const POLL_MS = 200

/** Answers from the examples of the document. */
export const prismMock = prism('prism-mock', {
  args: () => ['mock', documents['3.1']],
  // It knows no object, and gives an error only when it is asked for one.
  refusalHeaders: { Prefer: 'code=404' },
})

/** Stands before the server, and answers with a 500 whenever a request or an answer is not what the document says. */
export const prismProxy = prism('prism-proxy', {
  args: ({ stage }) => ['proxy', documents['3.1'], stage.url, '--errors'],
  refusalHeaders: {},
})

type Mode = { args(bench: Bench): string[]; refusalHeaders: Record<string, string> }

function prism(name: string, { args, refusalHeaders }: Mode): Judge {
  return {
    name,
    packages: {},
    shows: '@stoplight/prism-cli',
    steps: callSteps,
    run: async (bench) => {
      const port = await findFreePort()
      const child = spawn(repositoryTool('prism'), [...args(bench), '--port', String(port)], { stdio: 'ignore' })
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

async function callThrough(server: PlainServer): Promise<Results> {
  const results: Results = {}
  const calls = plainCalls(server)
  for (const step of callSteps) {
    results[step] = await calls[step]().then(
      () => null,
      (error: Error) => [error.message],
    )
  }
  return results
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
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
