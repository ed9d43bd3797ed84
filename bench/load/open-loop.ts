import { percentile } from '../statistics.ts'
import { FINAL_RESPONSE_WAIT_SECONDS, openLoadConnections } from './connection.ts'

export type OpenLoopOptions = { port: number; connections: number; seconds: number; perSecond: number }
export type OpenLoopResult = { p50: number; p99: number; answers: number }

/** Time before the measurement, as a share of the measured time. */
const SETTLING = 0.4

/**
 * Sends at a fixed rate, independent of the responses. Latency counts from the scheduled time of a request, so a server
 * that stalls is charged for every request that had to wait, also for those that waited for a free connection. Requests
 * before the measurement are not counted: a process that was idle while the other was measured first collects garbage,
 * on all processors. Each connection sends one request during that time: on a new local connection the kernel delivers
 * a large response in two parts, 40 ms apart, which would be charged to a request that needs one more connection.
 */
export async function runOpenLoop(round: OpenLoopOptions, nextRequest: () => Buffer): Promise<OpenLoopResult> {
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
  const fleet = await openLoadConnections(port, connections, (member) => {
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
  // Timers have a resolution of whole milliseconds, so the schedule has too.
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
    await fleet.settle(seconds * (1 + SETTLING) + FINAL_RESPONSE_WAIT_SECONDS)
  } finally {
    clearTimeout(timer)
  }
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), answers: answers + connections }
}
