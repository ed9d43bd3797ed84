import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type DataFolder, statIfExists } from './data-folder.ts'
import { DATABASE_ADVICE, DataFolderError } from './errors.ts'
import { type PostgresBinaries, type ProgramToRun, runPostgresProgram } from './programs.ts'

export type FileOwner = { uid: number; gid: number }

export type PostgresAccount = {
  /** Set if files must change owner, because PostgreSQL runs as another user. */
  owner?: FileOwner
  launch(file: string, args: string[]): ProgramToRun
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export async function choosePostgresAccount(folder: DataFolder, binaries: PostgresBinaries): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return { launch: (file, args) => ({ file, args }) }
  const { uid, gid } = chooseOwner(folder)
  const launches: PostgresAccount['launch'][] = [
    (file, args) => ({ file, args, uid, gid }),
    (file, args) => ({ file: 'setpriv', args: [...keepingAccess(uid, gid), '--', file, ...args] }),
  ]
  let obstacle: string | undefined
  for (const launch of launches) {
    obstacle = await findObstacle(launch, folder, binaries)
    if (!obstacle) return { owner: { uid, gid }, launch }
  }
  throw new DataFolderError(
    `PostgreSQL does not run as root, and as user id ${uid} it cannot reach ${folder.name} or its own programs ` +
      `(${obstacle}). Start Postern as an ordinary user, or move it to a folder open to all users, or ${DATABASE_ADVICE}.`,
  )
}

function chooseOwner(folder: DataFolder): FileOwner {
  const cluster = statIfExists(folder.cluster)
  if (cluster && cluster.uid !== 0) return cluster
  const data = statIfExists(folder.path)
  // initdb refuses a user id without a name.
  if (data && data.uid !== 0 && spawnSync('id', ['-un', String(data.uid)]).status === 0) return data
  const owner = findUser('postgres') ?? findUser('nobody')
  if (owner) return owner
  throw new DataFolderError(
    `PostgreSQL does not run as root, and this machine has no user named postgres or nobody to run it as. Start ` +
      'Postern as an ordinary user, or set DATABASE_URL to a PostgreSQL you run yourself.',
  )
}

function findUser(name: string): FileOwner | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** For a checkout in a folder that only root may enter, such as /root. */
function keepingAccess(uid: number, gid: number): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all,+dac_override',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    // Without it access(2), with which PostgreSQL finds its programs, ignores the capability.
    '--securebits=+no_setuid_fixup',
  ]
}

async function findObstacle(launch: PostgresAccount['launch'], folder: DataFolder, { initdb }: PostgresBinaries) {
  const probes = [
    launch('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder.path]),
    // Checks more than --version: initdb also looks for the postgres program and reads the shared files.
    launch(initdb, ['--show', '-D', folder.cluster]),
  ]
  for (const probe of probes) {
    const { failure } = await runPostgresProgram(probe, 20_000)
    if (failure) return failure.split('\n').at(-1)
  }
  return undefined
}
