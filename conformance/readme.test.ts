import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../server/testing/test-server.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

/** The shell commands of a section of the README, with this test's server in place of the one it speaks of. */
async function commandsOf(heading: string): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const section = readme.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) =>
    commands
      .replaceAll('http://localhost:8080', server.url)
      .replaceAll('npx postern-admin', `${process.execPath} server/admin/main.ts`),
  )
}

async function shell(commands: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, ...environment }
  const { stdout } = await run('bash', ['-euc', commands], { cwd: root, env })
  return stdout
}

test('the journey that the README shows, from an organization to a published event, works as it stands', {
  timeout: 60_000,
}, async () => {
  const [organization = '', event = ''] = await commandsOf('Make a change')
  const KEY = /svc_live_[A-Za-z0-9]+/.exec(await shell(organization))?.[0] ?? ''
  const answers = (await shell(event, { KEY }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map((answer) => answer.error ?? 'done')).toEqual(Array(answers.length).fill('done'))
  expect(answers.at(-2)).toMatchObject({ code: 'fest', status: 'published' })
  expect(answers.at(-1).data.map(({ action }: { action: string }) => action)).toContain('event.published')
})
