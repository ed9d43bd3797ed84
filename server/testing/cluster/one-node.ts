import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildNewAttendee } from '../fixtures.ts'
import { spawnServer } from '../spawned-server.ts'
import type { ClusterDatabase } from './cluster-database.ts'
import type { RemoteCommand } from './note-remote-commands.ts'
import { makeSites, type Site } from './sites.ts'

export type CountedRequest = { name: string; commands: number; nodes: number; prepared: number }

const HOOK = join(import.meta.dirname, 'note-remote-commands.ts')

/** How often each request is made before it is counted, so that connections are open and nothing is asked once. */
const BEFORE = 8

/** What the coordinator sends for one request, and to how many nodes. */
export async function countCommands({ url, database }: ClusterDatabase): Promise<CountedRequest[]> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-commands-'))
  const file = join(folder, 'commands.jsonl')
  const { pathname } = new URL(url)
  const name = pathname.slice(1)
  await database.raw('alter database ?? set citus.log_remote_commands = on', [name])
  await database.raw('alter database ?? set client_min_messages = log', [name])
  const server = await spawnServer(
    { ROLE: 'api', DATABASE_URL: url, REMOTE_COMMANDS: file, DATABASE_POOL_SIZE: '8' },
    { preload: [HOOK] },
  )
  try {
    const [site] = await makeSites(database, () => server.url, 1)
    if (!site) throw new Error('There is no organization.')
    const counted: CountedRequest[] = []
    for (const [name, request] of Object.entries(requestsOf(site))) {
      for (let n = 0; n < BEFORE; n += 1) await request()
      const before = read(file).length
      await request()
      counted.push({ name, ...count(read(file).slice(before)) })
    }
    return counted
  } finally {
    server.process.kill('SIGTERM')
    await server.exited
    await database.raw('alter database ?? reset all', [name])
    await rm(folder, { recursive: true })
  }
}

function requestsOf({ call, event, ticketCodes }: Site): Record<string, () => Promise<unknown>> {
  const codes = ticketCodes[Symbol.iterator]()
  return {
    me: () => call('GET', '/v1/me'),
    'a registration': () => call('POST', `${event}/registrations`, { attendees: [buildNewAttendee()] }),
    'a scan': () =>
      call('POST', `/api${event}/scan`, {
        code: codes.next().value,
        check_in_point: 'gate',
        client_uuid: randomUUID(),
        scanned_at: '2026-06-05T10:00:00Z',
      }),
    'a job': () =>
      call('POST', `${event}/imports`, { csv: 'First name,Last name\nZoë,Ibáñez', attendee_type: 'visitor' }),
  }
}

const read = (file: string): RemoteCommand[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

/** What reads or writes a part of a table. Locks and notices, which have no table, are the coordinator's. */
const TOUCHES_PART = /\w_\d{6,}\b/

function count(sent: RemoteCommand[]) {
  const acting = sent.filter(({ command }) => TOUCHES_PART.test(command))
  const prepared = sent.filter(({ command }) => /^PREPARE TRANSACTION/.test(command))
  return {
    commands: acting.length,
    nodes: new Set(acting.map(({ node }) => node)).size,
    prepared: new Set(prepared.map(({ node }) => node)).size,
  }
}
