import { percentile } from '../statistics.ts'
import { DRAIN_SECONDS, openFleet } from './fleet.ts'

export type OpenLoop = { port: number; connections: number; seconds: number; perSecond: number }
export type OpenLoopResult = { p50: number; p99: number; answers: number }

/** How long a round settles, as a share of how long it is measured. */
const SETTLING = 0.4

/**
 * Sends at a fixed rate, whatever the answers do. A latency counts from the time at which the request was meant to leave, so
 * a server that stalls is charged for every request that had to wait, also for those that waited for a free connection.
 *
 * What is sent before the round has settled is not measured: a process that stood still while the other one had its turn cleans up its
 * memory first, on all processors. Each connection asks once before that. The kernel takes a large answer on a new connection of this
 * machine in two parts, 40 ms apart, and whoever happens to need one more connection would be charged for it.
 */
export async function runOpenLoop(round: OpenLoop, nextRequest: () => Buffer): Promise<OpenLoopResult> {
  const { port, connections, seconds, perSecond } = round
  const settling = Math.floor(perSecond * seconds * SETTLING)
  const total = settling + Math.max(1, Math.floor(perSecond * seconds))
  const latencies: number[] = []
  let answers = 0
  const meantAt = new Float64Array(connections)
  const waiting: number[] = []
  let served = 0
  let cold = connections
  const warm = Promise.withResolvers<void>()
  const fleet = await openFleet(port, connections, (member) => {
    if (cold > 0) {
      cold -= 1
      if (cold === 0) warm.resolve()
      return
    }
    const meant = meantAt[member] ?? 0
    if (meant >= due(settling)) latencies.push(performance.now() - meant)
    answers += 1
    if (answers === total) fleet.finish()
    const next = waiting[served]
    if (next === undefined) idle.push(member)
    else {
      served += 1
      send(member, next)
    }
  })
  const idle = fleet.members.map((_, member) => member)

  function send(member: number, meant: number) {
    meantAt[member] = meant
    fleet.members[member]?.send(nextRequest())
  }

  for (const member of fleet.members) member.send(nextRequest())
  await Promise.race([warm.promise, fleet.failed]).catch(() => fleet.settle(0))

  const start = performance.now()
  // Timers know whole milliseconds, so the schedule does too.
  const due = (request: number) => start + Math.ceil((request * 1000) / perSecond)
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  function sendDue() {
    const now = performance.now()
    while (sent < total && due(sent) <= now) {
      const member = idle.pop()
      if (member === undefined) waiting.push(due(sent))
      else send(member, due(sent))
      sent += 1
    }
    if (sent < total) timer = setTimeout(sendDue, due(sent) - now)
  }
  sendDue()
  try {
    await fleet.settle(seconds * (1 + SETTLING) + DRAIN_SECONDS)
  } finally {
    clearTimeout(timer)
  }
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), answers: answers + connections }
}
