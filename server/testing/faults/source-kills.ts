import { connectDatabase } from '../../platform/database/connect.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { type EventbriteAccount, startTestEventbrite } from '../sources/eventbrite-server.ts'
import {
  buildEventbriteAttendee,
  buildEventbriteEvent,
  buildEventbriteOrder,
  buildEventbriteTicketClass,
} from '../sources/eventbrite-shapes.ts'
import type { ImportKillOptions } from './import-kills.ts'
import { findImportStateDifferences, readImportState, readJobCounts } from './import-state.ts'
import { makeImportTestEvent } from './import-test-event.ts'
import { killWorkerUntilJobDone, startImportWorker, stopImportWorker, waitForFinishedJobs } from './import-workers.ts'
import { startKillableProcess } from './killable-process.ts'
import { buildSeededRandom } from './random.ts'

/** Where the worker dies, in rotation; null: at a random moment, such as while it waits for the platform. */
const POINTS = [
  'before:insert-source-attendees',
  null,
  'sent:insert-source-orders',
  'sent:commit',
  null,
  'sent:insert-contacts',
  'before:find-imported-source-orders',
  'sent:update-job-progress',
]

const [EVENT, ADULT, CHILD, STAFF] = ['700', '11', '12', '13']
const PAGE = 5

/** Imports orders as a preview, undisturbed, and with workers that are killed. Returns the differences. */
export async function importSourceWithKills({ databaseUrl, kills, rows, seed, report = () => {} }: ImportKillOptions) {
  await using cleanUp = new AsyncDisposableStack()
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'source kills' })
  cleanUp.defer(() => database.destroy())
  const random = buildSeededRandom(seed)
  const eventbrite = await startTestEventbrite(accountWith(rows, random))
  cleanUp.defer(() => eventbrite.close())
  const api = startKillableProcess({
    ROLE: 'api',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: TEST_SECRET_KEY,
    POSTERN_EVENTBRITE_URL: eventbrite.url,
  })
  cleanUp.defer(() => {
    api.kill()
    return api.gone
  })
  const port = await api.ready
  const open = async () => {
    const hall = await makeImportTestEvent(database, port, rows)
    const { token } = eventbrite.account
    const { id } = await hall.make('/source-connections', { platform: 'eventbrite', name: 'Office', token })
    const mapping = [
      { ticket_class: ADULT, attendee_type: 'visitor', days: ['fri'] },
      { ticket_class: CHILD, attendee_type: 'family' },
      { ticket_class: STAFF, attendee_type: null },
    ]
    const start = async (preview: boolean): Promise<string> =>
      (await hall.make('/events/fest/source-imports', { connection: id, source_event: EVENT, mapping, preview })).id
    return { ...hall, start }
  }
  const [calm, stormy] = [await open(), await open()]
  const environment = { EVENTBRITE_URL: eventbrite.url }
  const steady = startImportWorker(databaseUrl, environment)
  const preview = await calm.start(true)
  await waitForFinishedJobs(database, [preview])
  const undisturbed = await calm.start(false)
  await waitForFinishedJobs(database, [undisturbed])
  await stopImportWorker(steady)
  const disturbed = await stormy.start(false)
  const killed = await killWorkerUntilJobDone({
    database,
    databaseUrl,
    job: disturbed,
    kills,
    rows,
    chunk: PAGE,
    points: POINTS,
    environment,
    random,
    report,
  })
  const last = startImportWorker(databaseUrl, environment)
  await waitForFinishedJobs(database, [disturbed])
  await stopImportWorker(last)
  const states = [
    await readImportState(database, calm.organizationId),
    await readImportState(database, stormy.organizationId),
  ] as const
  const counts = await Promise.all([preview, undisturbed, disturbed].map((id) => readJobCounts(database, id)))
  const broken = findImportStateDifferences(...states)
  if (new Set(counts).size > 1) broken.push(`Preview, undisturbed and disturbed run count ${counts.join(', ')}.`)
  return { broken, killed, counts: JSON.parse(counts[0] ?? '{}'), people: states[1].people.length }
}

/** Orders with every kind of outcome: accepted, refunded, invalid email, and a ticket class that is not imported. */
function accountWith(orders: number, random: () => number): Partial<EventbriteAccount> {
  const made = Array.from({ length: orders }, (_, n) => {
    const people = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, m) => {
      const luck = random()
      const ticket = luck < 0.6 ? ADULT : luck < 0.9 ? CHILD : STAFF
      const options = { id: `${n}x${m}`, order: `o${n}`, ticketClass: ticket }
      if (luck > 0.85 && luck < 0.9) return buildEventbriteAttendee({ ...options, profile: { email: 'nowhere' } })
      return buildEventbriteAttendee({ ...options, more: { refunded: luck > 0.2 && luck < 0.3 } })
    })
    return buildEventbriteOrder(`o${n}`, people)
  })
  return {
    events: { '501': [buildEventbriteEvent(EVENT)] },
    ticketClasses: {
      [EVENT]: [
        buildEventbriteTicketClass(ADULT, 'Adult'),
        buildEventbriteTicketClass(CHILD, 'Child'),
        buildEventbriteTicketClass(STAFF, 'Staff'),
      ],
    },
    orders: { [EVENT]: made },
    pageSize: PAGE,
  }
}
