import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inject } from 'vitest'

/** A Node that people may have, and the PATH of somebody who has it. */
export type NodeOnPath = { version: string; path: string }

const OLDEST = 20

/** What scripts of npm put before the PATH of whoever ran them. */
const OF_NPM = /node_modules[/\\](\.bin|npm[/\\].*|@npmcli[/\\].*)$/

/** The PATH as it is outside of scripts: its `node` is the machine's own. */
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

/** The machine's own Node, where it is one that the guides say is enough, and the one that the install brings. */
export function nodesToTry(): NodeOnPath[] {
  const folder = mkdtempSync(join(inject('runFolder'), 'node-'))
  symlinkSync(process.execPath, join(folder, 'node'))
  const paths = [ownPath, [folder, ownPath].join(delimiter)]
  const nodes = paths.map((path) => ({ version: versionOn(path) ?? '', path }))
  const supported = nodes.filter(({ version }) => Number(/^v(\d+)/.exec(version)?.[1]) >= OLDEST)
  return [...new Map(supported.map((node) => [node.version, node])).values()]
}
