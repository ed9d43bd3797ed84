import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sdk from '../sdk/package.json' with { type: 'json' }
import { WAIT_LIMIT_MS } from '../server/testing/patience.ts'
import { TEST_SECRET_KEY } from '../server/testing/secret-key.ts'
import { startTestServer, type TestServer } from '../server/testing/test-server.ts'

const run = promisify(execFile)
const exports: Record<string, string> = sdk.exports
const root = join(import.meta.dirname, '..')

let server: TestServer
/** Where the commands run, and leave what they make. */
let folder: string

beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'postern-readme-'))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The pieces of one language in a text, with this test's server, sources and key in place of what it speaks of. */
function snippetsIn(text: string, language: 'sh' | 'ts', key = ''): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, snippet = '']) =>
    snippet
      .replaceAll('http://localhost:8080', server.url)
      .replaceAll('npx --no-install postern-admin', `"${process.execPath}" "${join(root, 'server/admin/main.ts')}"`)
      .replaceAll('npx --no-install postern ', `"${process.execPath}" "${join(root, 'sdk/src/cli/main.ts')}" `)
      .replaceAll(
        /'@postern\/sdk(\/[a-z-]+)?'/g,
        (_, entry = '') => `'${join(root, 'sdk', exports[`.${entry}`] ?? '')}'`,
      )
      .replaceAll('svc_test_…', key),
  )
}

async function sectionOf(heading: string): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  return readme.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''
}

async function shell(commands: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, POSTERN_SECRET_KEY: TEST_SECRET_KEY, ...environment }
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands], { cwd: folder, env })
  return stdout
}

async function program(file: string, source: string, environment: Record<string, string> = {}): Promise<string> {
  await writeFile(join(folder, file), source)
  const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: WAIT_LIMIT_MS }
  return (await run(process.execPath, [file], options)).stdout
}

/** As `npm test` does in the repository, with what the journey has left behind. */
async function lintLikeTheRepository(): Promise<string> {
  await copyFile(join(root, '.biome.json'), join(folder, '.biome.json'))
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'ci', '--error-on-warnings', '--colors=off', '.']
  return run(process.execPath, args, { cwd: folder }).then(
    () => 'clean',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

/** The clock of the server stands still, so that the next minute has to be made. */
const nextMinute = () => server.clock.advance(60_000)

test('the journey that the README shows, from an organization to a ticket, works as it stands', async () => {
  const [organization = '', journey = ''] = snippetsIn(await sectionOf('Make a change'), 'sh')
  const KEY = /svc_live_[A-Za-z0-9]+/.exec(await shell(organization))?.[0] ?? ''
  const answers = (await shell(journey, { KEY }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map((answer) => answer.error ?? 'done')).toEqual(Array(answers.length).fill('done'))
  expect(answers.at(-4)).toMatchObject({ code: 'fest', status: 'published' })
  expect(answers.at(-3)).toMatchObject({ status: 'received', amount: { amount: 4500, currency: 'EUR' } })
  expect(answers.at(-2)).toMatchObject({ result: 'accepted', admitted: true })
  const actions = answers.at(-1).data.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['event.published', 'registration.created']))
  expect(await readFile(join(folder, 'scratch/ticket.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s)

  nextMinute()
  const [calls = ''] = journey.split('\n\n')
  const [spreadsheets = ''] = snippetsIn(await sectionOf('Bring people in, take reports out'), 'sh')
  const told = await shell(`${calls}\n${spreadsheets}`, { KEY, POSTERN_BASE_URL: server.url })
  expect(told).toMatch(/^added 1, updated 0, unchanged 0, rejected 1\.$/m)
  expect(told).toMatch(/"status":"draft"/)
  expect(await readFile(join(folder, 'scratch/rejects.csv'), 'utf8')).toMatch(/Miren,Agirre.*sun/)
  expect((await readFile(join(folder, 'scratch/people.xlsx'))).subarray(0, 2).toString()).toBe('PK')

  nextMinute()
  const withSdk = await sectionOf('With the SDK')
  const [bySdk = '', ...others] = snippetsIn(withSdk, 'ts')
  expect(others).toEqual([])
  const [, savedAs = ''] = /Save the program as `([^`]+)`/.exec(withSdk) ?? []
  expect((await program(savedAs, bySdk, { KEY })).trim()).toBe('confirmed')
  const [picture = ''] = (await readdir(join(folder, 'scratch'))).filter((file) => file.endsWith('.png'))
  expect((await readFile(join(folder, 'scratch', picture))).subarray(1, 4).toString()).toBe('PNG')

  nextMinute()
  // Whoever has come this far goes on with the README of the SDK, with the same key.
  const guide = snippetsIn(await readFile(join(root, 'sdk/README.md'), 'utf8'), 'ts', KEY)
  await program('scratch/guide.ts', guide.join('\n'))

  expect(await lintLikeTheRepository()).toBe('clean')
})
