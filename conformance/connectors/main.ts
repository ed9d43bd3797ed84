import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { validateZapierApp } from '../../spec/tools/connectors/testing/zapier-app.ts'
import { execute, takeLastLines } from '../judges/execute.ts'
import { installToolPackages } from '../judges/install.ts'
import { openEngineStage } from './stage.ts'
import { engineTools, nodeTools } from './tools.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/connectors')
const PACKAGES = join(ROOT, 'generated/connectors')

const say = (text: string) => process.stdout.write(`${text}\n`)

let failures = 0

function report(name: string, problem: string | null): void {
  if (problem !== null) failures += 1
  say(`${problem === null ? 'passed' : 'FAILED'}  ${name}${problem === null ? '' : `\n        ${problem}`}`)
}

/** Builds the nodes where the platform's tool is installed; its answer is where they were built. */
async function checkNodes(): Promise<string> {
  const folder = join(CACHE, 'node-cli')
  await installToolPackages(nodeTools, folder)
  const built = join(folder, 'package')
  await rm(built, { recursive: true, force: true })
  await cp(join(PACKAGES, 'n8n'), built, { recursive: true })
  await symlink('../node_modules', join(built, 'node_modules'))
  for (const command of ['lint', 'build']) {
    const bin = join(folder, 'node_modules/.bin')
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, CI: 'true' }
    const { code, output } = await execute(join(bin, 'n8n-node'), [command], { cwd: built, env })
    const isClean = code === 0 && !/\d+ (problem|warning)/.test(output)
    report(`n8n: n8n-node ${command}`, isClean ? null : takeLastLines(output, 20))
  }
  return built
}

async function runInEngine(built: string): Promise<void> {
  await using cleanUp = new AsyncDisposableStack()
  const folder = join(CACHE, 'n8n-core')
  await installToolPackages(engineTools, folder)
  const task = { ...(await openEngineStage(cleanUp)), package: built }
  const env = { ...process.env, CONNECTOR_TASK: JSON.stringify(task), NODE_PATH: join(folder, 'node_modules') }
  const script = join(import.meta.dirname, 'engine/engine.cjs')
  const { code, output, answer } = await execute(process.execPath, [script], { cwd: folder, env })
  if (code !== 0) return report("n8n: n8n's own engine", takeLastLines(output, 20))
  const results: Record<string, string | null> = JSON.parse(answer.trim().split('\n').at(-1) ?? '{}')
  for (const [name, problem] of Object.entries(results)) report(`n8n: in n8n's own engine, ${name}`, problem)
}

const UNCHECKED = `
What only the platforms' own servers can check:
- Zapier: the style checks of zapier-platform validate, the review of a public app, how Zaps look in the editor, how long z.cache keeps.
- n8n: the editor's forms, credentials and webhooks as its server keeps and serves them, and the verification of a published package.`

const zapierProblems = validateZapierApp(join(PACKAGES, 'zapier'))
report(
  "Zapier: the platform's own check of the whole app",
  zapierProblems.length === 0 ? null : zapierProblems.join('\n'),
)
await runInEngine(await checkNodes())
say(UNCHECKED)
process.exitCode = failures > 0 ? 1 : 0
