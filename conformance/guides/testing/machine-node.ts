import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inject } from 'vitest'

/** A Node version that users may have, and the PATH of such a user. */
export type NodeOnPath = { version: string; path: string }

const OLDEST = 20

/** PATH entries that npm scripts prepend. */
const OF_NPM = /node_modules[/\\](\.bin|npm[/\\].*|@npmcli[/\\].*)$/

/** The PATH outside of npm scripts, where `node` is the machine's own. */
const ownPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !OF_NPM.test(folder))
  .join(delimiter)

function versionOn(path: string): string | null {
  try {
    return execFileSync('node', ['--version'], { env: { ...process.env, PATH: path } })
      .toString()
      .trim()
  } catch {
    return null
  }
}

/** The machine's own Node, if the guides support its version, and the one that the install brings. */
export function nodesToTry(): NodeOnPath[] {
  const folder = mkdtempSync(join(inject('runFolder'), 'node-'))
  symlinkSync(process.execPath, join(folder, 'node'))
  const paths = [ownPath, [folder, ownPath].join(delimiter)]
  const nodes = paths.map((path) => ({ version: versionOn(path) ?? '', path }))
  const supported = nodes.filter(({ version }) => Number(/^v(\d+)/.exec(version)?.[1]) >= OLDEST)
  return [...new Map(supported.map((node) => [node.version, node])).values()]
}
