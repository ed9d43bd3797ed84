import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runCommand, takeLastLines } from './execute.ts'
import { type ExternalTool, ToolError } from './external-tool.ts'

const LIST = 'package.json'

/** The list is moved last: if it is there, everything is. */
const PARTS = ['node_modules', 'package-lock.json', LIST]

/** Packages in exact versions, and what is installed in place of packages that those ask for. */
export type ToolPackages = Pick<ExternalTool, 'packages'> & { overrides?: Record<string, string> }

/** Installs the packages of a tool into its cache folder, unless exactly those are there. */
export async function installToolPackages({ packages, overrides }: ToolPackages, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (Object.keys(packages).length === 0) return
  const name = `judge-${basename(folder)}`
  const content = { name, private: true, type: 'module', dependencies: packages, overrides }
  const wanted = `${JSON.stringify(content, null, 2)}\n`
  const list = join(folder, LIST)
  if (existsSync(list) && (await readFile(list, 'utf8')) === wanted) return
  for (const part of PARTS.toReversed()) await rm(join(folder, part), { recursive: true, force: true })
  const unfinished = join(folder, 'wanted')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await writeFile(join(unfinished, LIST), wanted)
  // No install scripts: the tools are not trusted, and none of them needs one.
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // What stands in for a package is no peer that others ask for.
  if (overrides) args.push('--legacy-peer-deps')
  const { code, output } = await runCommand('npm', args, { cwd: unfinished })
  if (code !== 0) throw new ToolError(`Its packages could not be installed: ${takeLastLines(output)}`)
  for (const part of PARTS) await rename(join(unfinished, part), join(folder, part))
  await rm(unfinished, { recursive: true })
}
