import { loadBenchmark } from '../entry.ts'
import { runClosedLoop } from './closed-loop.ts'
import { sendProbeRequest } from './connection.ts'
import type { LoadJobMessage, LoadJobReport } from './driver.ts'
import { runOpenLoop } from './open-loop.ts'

const [file = '', needsText = 'null'] = process.argv.slice(2)
const entry = await loadBenchmark(file)
const needs: unknown = JSON.parse(needsText)
let counter = 0

function nextRequest(): Buffer {
  counter += 1
  return entry.request(needs, counter)
}

function sourceOf(which: 0 | 1 | undefined): () => Buffer {
  if (which === undefined) return nextRequest
  const { even } = entry
  if (!even) throw new Error('the entry has no even requests')
  return () => {
    counter += 1
    return even.request(needs, which, counter)
  }
}

async function perform(job: LoadJobMessage): Promise<unknown> {
  switch (job.kind) {
    case 'probe':
      return sendProbeRequest(job.port, nextRequest())
    case 'closed':
      return runClosedLoop(job, sourceOf(job.which))
    case 'open':
      return runOpenLoop(job, nextRequest)
  }
}

process.on('message', async (job: LoadJobMessage) => {
  const report: LoadJobReport = await perform(job).then(
    (result) => ({ result }),
    (error: Error) => ({ failure: error.message }),
  )
  process.send?.(report)
})
process.on('disconnect', () => process.exit())
