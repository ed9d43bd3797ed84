import { setTimeout as wait } from 'node:timers/promises'
import { type PrintLine, printThresholdResult, waitForMessage } from '../child-process.ts'
import { median, percentile } from '../statistics.ts'
import { startWebhookBench, type WebhookBench } from './webhook-bench.ts'

/** Share of the rate of a bare loop. */
const BAR = 0.6
/** Maximum ratio to the 99th percentile without slow and dead endpoints. */
const FAIRNESS_BAR = 1.5

const ENDPOINTS = 8
const IN_FLIGHT = 256
const GOOD = 48

/** Deliveries a second, compared with a bare loop of https.request. True when the bar is met. */
export async function benchWebhookThroughput(short: boolean, say: PrintLine): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const stage = await startWebhookBench(cleanUp)
  const ratio = await measureRate(stage, short ? 1 : 5, short ? 400 : 24_000, say)
  if (short) return true
  return printThresholdResult(say, `webhooks: the bar is a ratio of ${BAR}, and ${ratio.toFixed(3)}`, ratio >= BAR)
}

/** How much bad endpoints slow down deliveries to good ones. True when the bar is met. */
export async function benchWebhookFairness(short: boolean, say: PrintLine): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const stage = await startWebhookBench(cleanUp)
  const spread = await measureFairness(stage, short ? 3 : 30, say)
  if (short) return true
  const sentence = `webhooks: the bar of the good endpoints' p99 beside bad ones is ${FAIRNESS_BAR}, and ${spread.toFixed(2)}`
  return printThresholdResult(say, sentence, spread <= FAIRNESS_BAR)
}

async function measureRate(stage: WebhookBench, rounds: number, deliveries: number, say: PrintLine): Promise<number> {
  const organizationId = await stage.organization()
  for (let count = 0; count < ENDPOINTS; count += 1) await stage.addEndpoint(organizationId, stage.ports.good)
  const floor = stage.child('floor-process.ts', {
    PORT: String(stage.ports.good),
    HOST: 'hooks.example.com',
    IN_FLIGHT: String(IN_FLIGHT),
    BODY: Buffer.from(stage.envelope('evt_FLOOR')).toString('base64'),
  })
  await waitForMessage(floor)
  const runOurs = () => stage.raise(organizationId, deliveries / ENDPOINTS)
  const runFloor = async () => {
    floor.send(deliveries)
    await waitForMessage(floor)
  }
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await rateOf(stage, deliveries, runOurs)
    const theirs = await rateOf(stage, deliveries, runFloor)
    // The first round warms up.
    if (round === 0 && rounds > 1) continue
    ratios.push(ours / theirs)
    say(
      `webhooks: ${ours.toFixed(0)} deliveries a second, the bare loop ${theirs.toFixed(0)}, ratio ${(ours / theirs).toFixed(3)}`,
    )
  }
  floor.kill('SIGKILL')
  return median(ratios)
}

/** Rate from the first to the last delivery that arrives. */
async function rateOf(stage: WebhookBench, deliveries: number, run: () => Promise<unknown>): Promise<number> {
  await stage.arrived()
  const running = run()
  const times: number[] = []
  while (times.length < deliveries) {
    await wait(50)
    times.push(...(await stage.arrived()).map(([, at]) => at))
  }
  await running
  return (times.length - 1) / ((Math.max(...times) - Math.min(...times)) / 1000)
}

async function measureFairness(stage: WebhookBench, seconds: number, say: PrintLine): Promise<number> {
  const organizationId = await stage.organization()
  for (let count = 0; count < GOOD; count += 1) await stage.addEndpoint(organizationId, stage.ports.good)
  await latencies(stage, organizationId, Math.min(5, seconds))
  const alone = percentile(await latencies(stage, organizationId, seconds), 0.99)
  await stage.addEndpoint(organizationId, stage.ports.dead)
  await stage.addEndpoint(organizationId, stage.ports.slow)
  const beside = percentile(await latencies(stage, organizationId, seconds), 0.99)
  say(
    `webhooks: p99 from commit to receipt of ${GOOD} good endpoints ${alone} ms, beside a dead and a slow one ${beside} ms`,
  )
  return beside / alone
}

const EVERY = 250

/** Commits events at intervals, and measures from each commit to the arrival at each good endpoint. */
async function latencies(stage: WebhookBench, organizationId: string, seconds: number): Promise<number[]> {
  await stage.arrived()
  const committed = new Map<string, number>()
  const found: number[] = []
  const collect = async () => {
    for (const [id, at] of await stage.arrived()) {
      const from = committed.get(id)
      if (from !== undefined) found.push(at - from)
    }
  }
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const [id] = await stage.raise(organizationId, 1)
    if (id) committed.set(id, Date.now())
    await wait(EVERY)
    await collect()
  }
  const wanted = committed.size * GOOD
  for (let tries = 0; found.length < wanted && tries < 300; tries += 1) {
    await wait(100)
    await collect()
  }
  if (found.length !== wanted) throw new Error(`${found.length} of ${wanted} deliveries arrived.`)
  return found
}
