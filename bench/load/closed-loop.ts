import { FINAL_RESPONSE_WAIT_SECONDS, openLoadConnections } from './connection.ts'

export type ClosedLoopOptions = { port: number; connections: number; seconds: number }
export type ClosedLoopResult = { perSecond: number; answers: number }

/** Share of a round that is not counted: connections are new, and the other side used the CPU until now. */
const LEAD = 0.1

/** Each connection sends its next request when it has its response: the maximum throughput of the server. */
export async function runClosedLoop(round: ClosedLoopOptions, nextRequest: () => Buffer): Promise<ClosedLoopResult> {
  const { port, connections, seconds } = round
  let answers = 0
  let counted = 0
  let sending = connections
  const fleet = await openLoadConnections(port, connections, (member) => {
    const now = performance.now()
    answers += 1
    if (now >= from && now < until) counted += 1
    if (now < until) fleet.members[member]?.send(nextRequest())
    else {
      sending -= 1
      if (sending === 0) fleet.finish()
    }
  })
  const from = performance.now() + seconds * LEAD * 1000
  const until = from + seconds * 1000
  for (const member of fleet.members) member.send(nextRequest())
  await fleet.settle(seconds * (1 + LEAD) + FINAL_RESPONSE_WAIT_SECONDS)
  return { perSecond: counted / seconds, answers }
}
