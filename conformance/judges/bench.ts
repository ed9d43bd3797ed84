import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execute, lastWords } from './execute.ts'
import type { Stage } from './stage.ts'
import { generatorSteps, type JudgeStep, type Results, readCalls } from './steps.ts'

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

export type Judge = {
  name: string
  /** What is installed on demand, in exact versions. Empty for tools that the repository has anyway. */
  packages: Record<string, string>
  /** The folder of the cache, for judges that share their packages. Its own name when there is none. */
  shelf?: string
  /** The package whose version the table shows, or the version itself. */
  shows: string
  /** The steps that make sense for this tool. */
  steps: readonly JudgeStep[]
  run(bench: Bench): Promise<Results>
}

/** The tool cannot be judged on this machine, for a reason that is told. */
export class NotPossible extends Error {}

export type Bench = Awaited<ReturnType<typeof openBench>>

/** What every client is told of the server. */
export function environmentOf(stage: Stage): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, JUDGE_URL: stage.url, JUDGE_KEY: stage.key, JUDGE_ORGANIZATION: stage.organization }
}

/** Where a judge works: its folder of the cache, with its packages installed, and a server to call. */
export async function openBench(folder: string, stage: Stage) {
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
    /** Runs the command of an installed package; a fault when it fails. */
    tool: (name: string, args: string[]) => runTool(join(folder, 'node_modules/.bin', name), args, folder),
    /** Type-checks the generated code with the client that uses it, in strict mode. */
    checkTypes: async (client: string) => {
      await copyFile(join(CLIENTS, client), at('out', client))
      await copyFile(join(CLIENTS, 'five-calls.ts'), at('out/five-calls.ts'))
      await write('out/tsconfig.json', JSON.stringify(strict))
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
      const { code, output } = await execute(process.execPath, [compiler, '-p', at('out/tsconfig.json')], {
        cwd: at('out'),
      })
      return code === 0 ? null : readTypeErrors(output)
    },
    /** Lets the client make its calls. */
    makeCalls: async (client: string): Promise<Results> => {
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

type Generator = Omit<Judge, 'steps' | 'run'> & { generate(bench: Bench): Promise<string[] | null> }

/** A judge that generates, and whose client, which has its name, is type-checked and makes the five calls. */
export function generator({ generate, ...judge }: Generator): Judge {
  const client = `${judge.name}.ts`
  return {
    ...judge,
    steps: generatorSteps,
    run: async (bench) => {
      const generates = await generate(bench)
      if (generates) return { generates }
      return { generates, types: await bench.checkTypes(client), ...(await bench.makeCalls(client)) }
    },
  }
}
