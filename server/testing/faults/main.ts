/**
 * Long fault runs: kill the API, workers or PostgreSQL with SIGKILL at named points and random moments, and then check
 * that nothing was lost, done twice or counted wrongly. `freeze` measures how long one request can block all others,
 * and `growth` which inputs cost more than they are large.
 */

import { parseArgs } from 'node:util'
import { followChangesWhileWriting } from './changes/follow-changes.ts'
import {
  COMMUNICATION_KILL_POINTS,
  countRepeatedMails,
  findCommunicationViolations,
  sendCommunicationWithKills,
} from './communication-kills.ts'
import { measureServerFreezes } from './freeze/freeze.ts'
import { measureInputGrowth } from './growth/growth.ts'
import { type ImportKillOptions, importWithKills } from './import-kills.ts'
import { openKillableDatabase } from './killable-database.ts'
import { buildSeededRandom } from './random.ts'
import { importSourceWithKills } from './source-kills.ts'
import { findWebhookViolations } from './verify.ts'
import { API_KILL_POINTS, deliverWebhooksWithKills, WORKER_KILL_POINTS } from './webhook-kills.ts'

const USAGE = [
  'npm run faults -- webhooks [--kills 210] [--seed 1]',
  'npm run faults -- import [--kills 50] [--seed 1]',
  'npm run faults -- source [--kills 50] [--seed 1]',
  'npm run faults -- communications [--kills 20] [--people 10000] [--seed 1]',
  'npm run faults -- changes [--kills 20] [--changes 1000000] [--seed 1]',
  'npm run faults -- freeze [--only words] [--profiles folder]',
  'npm run faults -- growth [--only words]',
].join('\n')
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string' },
    people: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '1000000' },
    only: { type: 'string', multiple: true, default: [] },
    profiles: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
  allowPositionals: true,
})

/** A third of the kills at named points of the worker, a third at random ones, the rest at API and database. */
async function faultsOfWebhooks(kills: number, seed: number): Promise<boolean> {
  say(`seed ${seed}`)
  const mortal = await openKillableDatabase()
  try {
    const ofDatabase = Math.max(1, Math.round(kills * 0.06))
    const ofApi = Math.round(kills * 0.3)
    const {
      evidence,
      acts,
      kills: done,
    } = await deliverWebhooksWithKills({
      databaseUrl: mortal.url,
      seed,
      pauseMilliseconds: 400,
      report: say,
      workerPoints: WORKER_KILL_POINTS.flatMap((point) => [point, null]),
      workerKills: kills - ofApi - ofDatabase,
      apiPoints: API_KILL_POINTS.flatMap((point) => [point, null]),
      apiKills: ofApi,
      killDatabase: () => mortal.killTimes(ofDatabase, buildSeededRandom(seed + 1)),
    })
    const total = Object.values(done).reduce((sum, count) => sum + count, 0)
    for (const [name, count] of Object.entries(done)) say(`${String(count).padStart(5)} × ${name}`)
    const { events, deliveries, receipts } = evidence
    say(
      `${total} kills, ${acts} acts, ${events.length} events, ${deliveries.length} deliveries, ${receipts.length} requests`,
    )
    const broken = findWebhookViolations(evidence)
    for (const sentence of broken.slice(0, 50)) say(sentence)
    say(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`)
    return broken.length === 0
  } finally {
    await mortal.close()
  }
}

type Killing = (options: ImportKillOptions) => Promise<{ broken: string[]; killed: number }>

/** An import with killed workers must have the same result as an undisturbed one. */
const faultsOf = (killing: Killing, rowsPerKill: number) => async (kills: number, seed: number) => {
  say(`seed ${seed}`)
  const mortal = await openKillableDatabase()
  try {
    const { broken, killed } = await killing({
      databaseUrl: mortal.url,
      kills,
      rows: kills * rowsPerKill,
      seed,
      report: say,
    })
    for (const sentence of broken) say(sentence)
    say(
      `${killed} kills; ${broken.length === 0 ? 'every promise was kept.' : `${broken.length} promises were broken.`}`,
    )
    return broken.length === 0
  } finally {
    await mortal.close()
  }
}

/** Kills are spread over most of the sending. */
async function faultsOfCommunications(kills: number, seed: number): Promise<boolean> {
  say(`seed ${seed}`)
  const people = Number(values.people)
  const mortal = await openKillableDatabase()
  try {
    const began = Date.now()
    const sent = await sendCommunicationWithKills({
      databaseUrl: mortal.url,
      seed,
      people,
      kills,
      points: COMMUNICATION_KILL_POINTS,
      report: say,
      life: Math.max(1, Math.floor((1.6 * people) / Math.max(1, kills))),
    })
    for (const [name, count] of Object.entries(sent.kills)) say(`${String(count).padStart(5)} × ${name}`)
    const total = [...sent.accepted.values()].reduce((sum, count) => sum + count, 0)
    const seconds = Math.round((Date.now() - began) / 1000)
    say(
      `${kills} kills, ${people} recipients, ${total} messages accepted, ${countRepeatedMails(sent.accepted)} of them again, ${seconds} s`,
    )
    const unkept = findCommunicationViolations(people, sent)
    for (const sentence of unkept.slice(0, 50)) say(sentence)
    say(unkept.length === 0 ? 'Every promise was kept.' : `${unkept.length} promises were broken.`)
    return unkept.length === 0
  } finally {
    await mortal.close()
  }
}

/** A hundred writers at five events through three processes, and two readers of each event who keep copies. */
async function faultsOfChanges(kills: number, seed: number): Promise<boolean> {
  say(`seed ${seed}`)
  const mortal = await openKillableDatabase()
  try {
    const changes = Number(values.changes)
    const people = { writers: 100, readers: 10, events: 5, connections: 45 }
    const sizes = { rowsOfImport: 1_000, registrationsOfBatch: 10 }
    const followed = await followChangesWhileWriting({
      databaseUrl: mortal.url,
      ...people,
      changes,
      kills,
      sizes,
      limit: 200,
      seed,
      report: say,
    })
    for (const [kind, rows] of Object.entries(followed.made)) say(`${String(rows).padStart(8)} × ${kind}`)
    for (const { path, polls, shown, kept } of followed.readers)
      say(`${path}: ${shown} items of ${kept} in ${polls} readings`)
    const { broken, total, seconds } = followed
    for (const sentence of broken) say(sentence)
    const speed = `${Math.round(seconds)} s, ${Math.round(total / seconds)} a second`
    say(`${kills} kills, ${total} changes, ${speed}: ${broken.length === 0 ? 'none missed, none twice.' : 'broken.'}`)
    return broken.length === 0
  } finally {
    await mortal.close()
  }
}

/** How long one request blocks all others. */
const freezes = () => measureServerFreezes({ only: values.only, profiles: values.profiles ?? null, say })

/** Which inputs cost more than they are large. */
const growths = () => measureInputGrowth({ only: values.only, say })

const FAULTS = {
  webhooks: { kills: 210, run: faultsOfWebhooks },
  import: { kills: 50, run: faultsOf(importWithKills, 200) },
  source: { kills: 50, run: faultsOf(importSourceWithKills, 20) },
  communications: { kills: 20, run: faultsOfCommunications },
  changes: { kills: 20, run: faultsOfChanges },
  freeze: { kills: 0, run: freezes },
  growth: { kills: 0, run: growths },
}

const [wanted = '', ...more] = positionals
const isNumber = (text: string) => /^\d+$/.test(text)
if (
  !(wanted in FAULTS) ||
  more.length > 0 ||
  ![values.kills ?? '0', values.seed, values.people, values.changes].every(isNumber)
) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
const { kills, run } = FAULTS[wanted as keyof typeof FAULTS]
process.exit((await run(Number(values.kills ?? kills), Number(values.seed))) ? 0 : 1)
