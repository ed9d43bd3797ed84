import { parseArgs } from 'node:util'
import { openMortalDatabase } from './mortal-database.ts'
import { seededRandom } from './random.ts'
import { findBroken } from './verify.ts'
import { API_POINTS, killWebhooks, WORKER_POINTS } from './webhook-kills.ts'

const USAGE = 'npm run faults -- webhooks [--kills 210] [--seed 1]'
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '210' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
  allowPositionals: true,
})

/** A third of the kills each at named points and any moment of the worker, the rest at the API and the database. */
async function faultsOfWebhooks(kills: number, seed: number): Promise<boolean> {
  say(`seed ${seed}`)
  const mortal = await openMortalDatabase()
  try {
    const ofDatabase = Math.max(1, Math.round(kills * 0.06))
    const ofApi = Math.round(kills * 0.3)
    const {
      evidence,
      acts,
      kills: done,
    } = await killWebhooks({
      ...{ databaseUrl: mortal.url, seed, pauseMilliseconds: 150, report: say },
      ...{ workerPoints: WORKER_POINTS.flatMap((point) => [point, null]), workerKills: kills - ofApi - ofDatabase },
      ...{ apiPoints: API_POINTS.flatMap((point) => [point, null]), apiKills: ofApi },
      killDatabase: () => mortal.killTimes(ofDatabase, seededRandom(seed + 1)),
    })
    const total = Object.values(done).reduce((sum, count) => sum + count, 0)
    for (const [name, count] of Object.entries(done)) say(`${String(count).padStart(5)} × ${name}`)
    const { events, deliveries, receipts } = evidence
    say(
      `${total} kills, ${acts} acts, ${events.length} events, ${deliveries.length} deliveries, ${receipts.length} requests`,
    )
    const broken = findBroken(evidence)
    for (const sentence of broken.slice(0, 50)) say(sentence)
    say(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`)
    return broken.length === 0
  } finally {
    await mortal.close()
  }
}

if (positionals[0] !== 'webhooks' || !/^\d+$/.test(values.kills) || !/^\d+$/.test(values.seed)) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
process.exit((await faultsOfWebhooks(Number(values.kills), Number(values.seed))) ? 0 : 1)
