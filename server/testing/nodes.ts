import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inject } from 'vitest'

/** A Node version that users may have, where it is, and the PATH of such a user. */
export type InstalledNodeVersion = { version: string; program: string; path: string }

const OLDEST = 20

/** PATH entries that npm scripts prepend. */
const OF_NPM = /node_modules[/\\](\.bin|npm[/\\].*|@npmcli[/\\].*)$/

/** The PATH outside of npm scripts, where `node` is the machine's own. */
const ownPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !OF_NPM.test(folder))
  .join(delimiter)

function findNode(path: string): InstalledNodeVersion[] {
  try {
    const printed = execFileSync('node', ['-p', '[process.versions.node, process.execPath].join("\\n")'], {
      env: { ...process.env, PATH: path },
    })
    const [version = '', program = ''] = printed.toString().trim().split('\n')
    return majorOf(version) >= OLDEST ? [{ version, program, path }] : []
  } catch {
    return []
  }
}

const majorOf = (version: string) => Number.parseInt(version, 10)

/**
 * The machine's own Node, if the guides support its version, those in the folders that `npm run nodes` names, and the
 * one that the install brings: one of each major version.
 */
export function listNodeVersionsToTest(): InstalledNodeVersion[] {
  const folder = mkdtempSync(join(inject('runFolder'), 'node-'))
  symlinkSync(process.execPath, join(folder, 'node'))
  const named = process.env.POSTERN_NODES?.split(delimiter) ?? []
  const paths = [ownPath, ...[...named, folder].map((first) => [first, ownPath].join(delimiter))]
  return [...new Map(paths.flatMap(findNode).map((node) => [majorOf(node.version), node])).values()]
}
