/** A separate process that requests /livez continuously and reports the slowest response. */

import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MeterCommand, ProbeResult } from './meter-messages.ts'

const url = process.argv[2] ?? ''
/** Without a pause it would keep the server busy by itself. */
const PAUSE_MS = 2

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let [longest, failed] = [0, 0]
/** Start of the request that has no response yet. */
let waitingSince: number | null = null

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${url}/livez`, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

process.on('message', ({ act }: MeterCommand) => {
  if (act === 'start') {
    longest = 0
    failed = 0
    if (waitingSince !== null) waitingSince = performance.now()
  }
  // No response yet: the wait so far counts.
  if (waitingSince !== null) longest = Math.max(longest, performance.now() - waitingSince)
  const answer: ProbeResult = { longestWaitMs: longest, failed }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

for (;;) {
  waitingSince = performance.now()
  const status = await ask().catch(() => 0)
  longest = Math.max(longest, performance.now() - waitingSince)
  waitingSince = null
  if (status !== 200) failed += 1
  await sleep(PAUSE_MS)
}
