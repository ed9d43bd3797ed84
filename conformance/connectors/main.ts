import { cp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runCommand, takeLastLines } from '../judges/execute.ts'
import { installToolPackages, type ToolPackages } from '../judges/install.ts'
import { startAppDriver } from './drive-app.ts'
import { type EngineSetup, openEngineSetup } from './engine-setup.ts'
import { type FailuresByStep, tryAllSteps } from './scenario.ts'
import { openActivepiecesApp } from './testing/activepieces-app.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/connectors')
const PACKAGES = join(ROOT, 'generated/connectors')

/** The linter and builder of n8n; what it brings for agents is not installed, and needs packages that are hard to get. */
const nodeTools: ToolPackages = {
  packages: { '@n8n/node-cli': '0.48.3', '@types/node': '22.20.5', 'n8n-workflow': '2.41.0', typescript: '5.9.3' },
  overrides: { '@n8n/ai-node-sdk': 'npm:ulid@3.0.2' },
}

const engineTools: ToolPackages = { packages: { 'n8n-core': '2.41.1' } }

const zapierTools: ToolPackages = { packages: { 'zapier-platform-cli': '19.1.0', 'zapier-platform-core': '19.1.0' } }

const pieceTools: ToolPackages = {
  packages: { '@activepieces/pieces-framework': '0.32.0', '@types/node': '22.20.5', typescript: '5.9.3' },
}

const say = (text: string) => process.stdout.write(`${text}\n`)

let failures = 0

function report(name: string, problem: string | null): void {
  if (problem !== null) failures += 1
  say(`${problem === null ? 'passed' : 'FAILED'}  ${name}${problem === null ? '' : `\n        ${problem}`}`)
}

function reportAll(where: string, results: FailuresByStep): void {
  for (const [name, problem] of Object.entries(results)) report(`${where}: ${name}`, problem)
}

/** Copies a printed package to where its platform's tools are installed. */
async function copyToTools(platform: string, tools: ToolPackages): Promise<{ copy: string; bin: string }> {
  const folder = join(CACHE, `tools-${platform}`)
  await installToolPackages(tools, folder)
  const copy = join(folder, 'app')
  await rm(copy, { recursive: true, force: true })
  await cp(join(PACKAGES, platform), copy, { recursive: true })
  await symlink('../node_modules', join(copy, 'node_modules'))
  return { copy, bin: join(folder, 'node_modules/.bin') }
}

/** Runs commands of a platform's tool; what they write beside success must be clean. */
async function runTool(
  { copy, bin }: { copy: string; bin: string },
  [tool, ...args]: [string, ...string[]],
  isClean: (output: string) => boolean,
): Promise<void> {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, CI: 'true', DISABLE_ZAPIER_ANALYTICS: '1' }
  const { code, output } = await runCommand(join(bin, tool), args, { cwd: copy, env })
  const problem = code === 0 && isClean(output) ? null : takeLastLines(output, 20)
  report(`${[tool, ...args].join(' ')}`, problem)
}

async function checkZapier(): Promise<void> {
  const tools = await copyToTools('zapier', zapierTools)
  const isClean = (output: string) => /structurally sound/.test(output)
  await runTool(tools, ['zapier-platform', 'validate', '--without-style'], isClean)
}

/** Builds the nodes by the platform's tool, and runs them in its engine. */
async function checkN8n(task: EngineSetup): Promise<void> {
  const tools = await copyToTools('n8n', nodeTools)
  const isClean = (output: string) => !/\d+ (problem|warning)/.test(output)
  for (const command of ['lint', 'build']) await runTool(tools, ['n8n-node', command], isClean)
  const folder = join(CACHE, 'n8n-core')
  await installToolPackages(engineTools, folder)
  const CONNECTOR_TASK = JSON.stringify({ ...task, package: tools.copy })
  const env = { ...process.env, CONNECTOR_TASK, NODE_PATH: join(folder, 'node_modules') }
  const script = join(import.meta.dirname, 'engine/engine.cjs')
  const { code, output, answer } = await runCommand(process.execPath, [script], { cwd: folder, env })
  if (code !== 0) return report("n8n's own engine", takeLastLines(output, 20))
  reportAll("n8n's own engine", JSON.parse(answer.trim().split('\n').at(-1) ?? '{}'))
}

/** Compiles the piece with the platform's framework, and runs it; the platform's engine is in no package. */
async function checkActivepieces(task: EngineSetup): Promise<void> {
  const tools = await copyToTools('activepieces', pieceTools)
  await runTool(tools, ['tsc'], (output) => output === '')
  const load = createRequire(join(tools.copy, 'package.json'))
  const { model } = load('./dist/model.js')
  const app = openActivepiecesApp({ piece: load('./dist/index.js').piece, model })
  await using cleanUp = new AsyncDisposableStack()
  reportAll("Activepieces' framework", await tryAllSteps(model, task, await startAppDriver(app, model, task, cleanUp)))
}

const UNCHECKED = `
What only the platforms' own servers can check:
- Zapier: the style checks of zapier-platform validate, the review of a public app, how Zaps look in the editor, how long z.cache keeps.
- n8n: the editor's forms, credentials and webhooks as its server keeps and serves them, and the verification of a published package.
- Activepieces: its engine and forms, that rawBody is the text that was signed, and that it drops what came before.`

await using cleanUp = new AsyncDisposableStack()
await checkZapier()
const task = await openEngineSetup(cleanUp)
await checkN8n(task)
await checkActivepieces(task)
say(UNCHECKED)
process.exitCode = failures > 0 ? 1 : 0
