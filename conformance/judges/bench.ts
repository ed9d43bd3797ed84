import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readCalls } from './calls.ts'
import { execute, lastWords } from './execute.ts'
import type { Stage } from './stage.ts'
import type { JudgeStep, Results } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLIENTS = join(import.meta.dirname, 'clients')

/** Where the documents are that a tool reads: the contract, and its copy for tools that know nothing of OpenAPI 3.1. */
export const documents = {
  '3.1': join(ROOT, 'generated/openapi.json'),
  '3.0': join(ROOT, 'generated/openapi-3.0.json'),
} as const

/** The command of a tool that the repository has anyway. */
export function repositoryTool(name: string): string {
  return join(ROOT, 'node_modules/.bin', name)
}

/** Where a judge works: its folder of the cache, with its packages installed, and a server to call. */
export type Bench = {
  folder: string
  stage: Stage
  /** Runs the command of an installed package; a fault when it fails. */
  tool(name: string, args: string[]): Promise<string[] | null>
  write(file: string, text: string): Promise<void>
  /** Type-checks the generated code with the client that uses it, in strict mode. */
  checkTypes(client: string): Promise<string[] | null>
  /** Lets the client make its calls. */
  makeCalls(client: string): Promise<Results>
}

/** What every client is told of the server. */
export function environmentOf(stage: Stage): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, JUDGE_URL: stage.url, JUDGE_KEY: stage.key, JUDGE_ORGANIZATION: stage.organization }
}

export async function openBench(folder: string, stage: Stage): Promise<Bench> {
  const at = (...parts: string[]) => join(folder, ...parts)
  await rm(at('out'), { recursive: true, force: true })
  await mkdir(at('out'), { recursive: true })
  const write = async (file: string, text: string) => {
    await mkdir(dirname(at(file)), { recursive: true })
    await writeFile(at(file), text)
  }
  return {
    folder,
    stage,
    write,
    tool: (name, args) => runTool(join(folder, 'node_modules/.bin', name), args, folder),
    checkTypes: async (client) => {
      await copyFile(join(CLIENTS, client), at('out', client))
      await copyFile(join(CLIENTS, 'five-calls.ts'), at('out/five-calls.ts'))
      await write('out/tsconfig.json', JSON.stringify(strict))
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
      const { code, output } = await execute(process.execPath, [compiler, '-p', at('out/tsconfig.json')], {
        cwd: at('out'),
      })
      return code === 0 ? null : readTypeErrors(output)
    },
    makeCalls: async (client) => {
      const bundle = at('out', 'bundle.mjs')
      const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`, '--log-level=error']
      // Packages that were written for require() ask for it by name.
      const banner = `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`
      const fault = await runTool(at('node_modules/.bin/esbuild'), [at('out', client), banner, ...options], folder)
      if (fault) return { me: fault }
      const { output } = await execute(process.execPath, [bundle], { cwd: folder, env: environmentOf(stage) })
      return readCalls(output)
    },
  }
}

async function runTool(command: string, args: string[], cwd: string): Promise<string[] | null> {
  const { code, output } = await execute(command, args, { cwd, env: { ...process.env, CI: 'true', NO_COLOR: '1' } })
  return code === 0 ? null : [lastWords(output)]
}

const strict = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    noEmit: true,
    strict: true,
    // What a known fault is told by must not be cut out of the middle of a long type.
    noErrorTruncation: true,
    // The packages themselves are not what is judged, what was generated is.
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  include: ['.'],
}

/** One fault for each kind of error in a file, without the line, which changes with every operation. */
export function readTypeErrors(output: string): string[] {
  const lines = output.split('\n').filter((line) => /error TS\d+/.test(line))
  const faults = lines.map((line) => line.replace(/\(\d+,\d+\)/, ''))
  return faults.length > 0 ? [...new Set(faults)] : [lastWords(output)]
}

export async function versionOf(name: string, folder: string): Promise<string> {
  const read = (path: string) => readFile(join(path, 'node_modules', name, 'package.json'), 'utf8').catch(() => null)
  return JSON.parse((await read(folder)) ?? (await read(ROOT)) ?? '{}').version ?? name
}

/** A judge that generates, type-checks and calls, and stops at what makes the rest impossible. */
export async function inOrder(
  acts: [JudgeStep | 'calls', () => Promise<string[] | null | Results>][],
): Promise<Results> {
  const results: Results = {}
  for (const [step, act] of acts) {
    const result = await act()
    if (step === 'calls') Object.assign(results, result)
    else results[step] = result as string[] | null
    if (step === 'generates' && result !== null) return results
  }
  return results
}
