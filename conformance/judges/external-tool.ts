import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand, takeLastLines } from './execute.ts'
import type { SandboxServer } from './sandbox-server.ts'
import { codeGeneratorStepNames, parseCallResults, type ToolStepName, type ToolStepResults } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLIENTS = join(import.meta.dirname, 'clients')

/** The contract, and its OpenAPI 3.0 copy for tools that do not support 3.1. */
export const specFiles = {
  '3.1': join(ROOT, 'generated/openapi.json'),
  '3.0': join(ROOT, 'generated/openapi-3.0.json'),
} as const

export const getRepositoryToolPath = (name: string): string => join(ROOT, 'node_modules/.bin', name)

export type ExternalTool = {
  name: string
  /** Installed on demand, in exact versions. Empty for tools that the repository has anyway. */
  packages: Record<string, string>
  /** Cache folder for judges that share packages. Default: the judge's name. */
  shelf?: string
  /** The package whose version the table shows, or the version itself. Default: the first package. */
  shows?: string
  steps: readonly ToolStepName[]
  run(bench: ToolWorkspace): Promise<ToolStepResults>
}

/** The tool cannot be judged on this machine; the message says why. */
export class ToolError extends Error {}

export type ToolWorkspace = Awaited<ReturnType<typeof openToolWorkspace>>

export function buildClientEnv(stage: SandboxServer): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, JUDGE_URL: stage.url, JUDGE_KEY: stage.key, JUDGE_ORGANIZATION: stage.organization }
}

/** Where a judge works: its cache folder with its packages installed, and a server to call. */
export async function openToolWorkspace(folder: string, stage: SandboxServer) {
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
    /** Runs a command of an installed package; returns a fault if it fails. */
    tool: (name: string, args: string[]) => runTool(join(folder, 'node_modules/.bin', name), args, folder),
    /** Type-checks the generated code and the client that uses it, in strict mode. */
    checkTypes: async (client: string) => {
      await copyFile(join(CLIENTS, client), at('out', client))
      await copyFile(join(CLIENTS, 'five-calls.ts'), at('out/five-calls.ts'))
      await write('out/tsconfig.json', JSON.stringify(strict))
      const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', at('out/tsconfig.json')]
      const { code, output } = await runCommand(process.execPath, args, { cwd: at('out') })
      return code === 0 ? null : readTypeErrors(output)
    },
    makeCalls: async (client: string): Promise<ToolStepResults> => {
      const bundle = at('out', 'bundle.mjs')
      const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`, '--log-level=error']
      // Packages written for CommonJS call require().
      const banner = `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`
      const fault = await runTool(at('node_modules/.bin/esbuild'), [at('out', client), banner, ...options], folder)
      if (fault) return { me: fault }
      const { output } = await runCommand(process.execPath, [bundle], { cwd: folder, env: buildClientEnv(stage) })
      return parseCallResults(output)
    },
  }
}

async function runTool(command: string, args: string[], cwd: string): Promise<string[] | null> {
  const { code, output } = await runCommand(command, args, { cwd, env: { ...process.env, CI: 'true', NO_COLOR: '1' } })
  return code === 0 ? null : [takeLastLines(output)]
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
    // Known faults are matched by message, so long types must not be truncated in it.
    noErrorTruncation: true,
    // Only the generated code is judged, not the packages.
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  include: ['.'],
}

/** One fault per kind of error in a file, without line numbers, which change with every operation. */
export function readTypeErrors(output: string): string[] {
  const lines = output.split('\n').filter((line) => /error TS\d+/.test(line))
  const faults = lines.map((line) => line.replace(/\(\d+,\d+\)/, ''))
  return faults.length > 0 ? [...new Set(faults)] : [takeLastLines(output)]
}

export async function readToolVersion({ name: tool, packages, shows }: ExternalTool, folder: string): Promise<string> {
  const name = shows ?? Object.keys(packages)[0] ?? tool
  const read = (path: string) => readFile(join(path, 'node_modules', name, 'package.json'), 'utf8').catch(() => null)
  return JSON.parse((await read(folder)) ?? (await read(ROOT)) ?? '{}').version ?? name
}

export type CodeGenerator = Omit<ExternalTool, 'steps' | 'run'> & {
  generate(bench: ToolWorkspace): Promise<string[] | null>
}

/** A judge that generates code. Its client file has the judge's name, is type-checked and makes the five calls. */
export function defineGeneratorTool({ generate, ...judge }: CodeGenerator): ExternalTool {
  const client = `${judge.name}.ts`
  return {
    ...judge,
    packages: { ...judge.packages, esbuild: '0.28.2' },
    steps: codeGeneratorStepNames,
    run: async (bench) => {
      const generates = await generate(bench)
      if (generates) return { generates }
      return { generates, types: await bench.checkTypes(client), ...(await bench.makeCalls(client)) }
    },
  }
}
