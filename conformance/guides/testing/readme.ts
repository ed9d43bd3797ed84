import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { SDK_VERSION } from '#sdk/core/version'
import { type GuideRunOptions, runGuideCommands } from './follow-guide.ts'
import { REPOSITORY_ROOT } from './guide-code.ts'
import { receiveWebhooksAt } from './receiver.ts'
import { copyRepository } from './repository-copy.ts'
import { assignFreePorts, openGuideTerminal } from './terminal.ts'
import { TOUR_GUIDE_PATH } from './unrun-commands.ts'

const LISTEN = `npx --no-install postern listen --forward-to http://localhost:3000/hook --base-url http://localhost:8080 --key "$KEY"`

/** Follows the README and the tour with a Node. */
export async function runReadmeCommands(path: string): Promise<void> {
  await using place = await openPlace(path)
  const { folder, ports, terminal } = place
  await using receiver = await receiveWebhooksAt(ports[3000] ?? 0)
  const mocked: number[] = []
  let key = ''

  const walk: GuideRunOptions = {
    terminal,
    environment: () => ({ KEY: key }),
    fillIn: (code, before) => {
      if (!code.includes('svc_live_…')) return code
      key = /svc_live_\w+/.exec(before)?.[0] ?? ''
      return code.replace('svc_live_…', key)
    },
    others: async ({ code }) => writeFile(join(folder, await nameOfProgram()), code),
    longCommands: [
      { code: 'npm start', until: /Postern is ready/, whileItRuns: async () => undefined },
      {
        code: LISTEN,
        until: /whsec_/,
        whileItRuns: async ({ stop }) => {
          await terminal.run(`post /events/fest/registrations "{\\"attendees\\":[$nerea]}"`)
          await expect.poll(() => receiver.received.length, { timeout: 120_000 }).toBeGreaterThan(0)
          await stop()
        },
      },
      ...['npm run mock', 'npm run mock -- --port 5000'].map((code) => ({
        code,
        until: /The mock listens on/,
        whileItRuns: async ({ stop }: { stop(): Promise<void> }) => {
          const headers = { Authorization: 'Bearer any', Prefer: 'code=429, example=quota_exceeded' }
          const port = ports[code.endsWith('5000') ? 5000 : 4010]
          mocked.push((await fetch(`http://127.0.0.1:${port}/v1/me`, { headers })).status)
          await stop()
        },
      })),
    ],
  }
  const printed = await runGuideCommands('README.md', walk)
  const later = await runGuideCommands(TOUR_GUIDE_PATH, walk)

  expect(JSON.parse(printed('curl'))).toMatchObject({ organization: { slug: 'sandbox' } })
  const answers = printed('mkdir').trim().split('\n')
  const parsed = answers.map((line) => JSON.parse(line))
  expect(parsed.map((answer) => answer.error ?? 'done')).toEqual(parsed.map(() => 'done'))
  expect(parsed.at(-4)).toMatchObject({ code: 'fest', status: 'published' })
  expect(parsed.at(-3)).toMatchObject({ status: 'received', amount: { amount: 4500, currency: 'EUR' } })
  expect(parsed.at(-2)).toMatchObject({ result: 'accepted', admitted: true })
  const actions = parsed.at(-1).data.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(expect.arrayContaining(['event.published', 'registration.created']))
  expect(await readFile(join(folder, 'scratch/ticket.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s)

  expect(later('node scratch').trim()).toBe('confirmed')
  const made = await readdir(join(folder, 'scratch'))
  const [picture = ''] = made.filter((file) => file.endsWith('.png'))
  expect((await readFile(join(folder, 'scratch', picture))).subarray(1, 4).toString()).toBe('PNG')
  expect((await readdir(folder)).filter((file) => file.endsWith('.tgz'))).toEqual([`postern-sdk-${SDK_VERSION}.tgz`])

  expect(receiver.received[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
  expect(later('printf')).toMatch(/^added 1, updated 0, unchanged 0, rejected 1\.$/m)
  expect(later('printf')).toMatch(/"subject":"\[Test\] See you at Harbour Festival"/)
  expect(await readFile(join(folder, 'scratch/rejects.csv'), 'utf8')).toMatch(/Miren,Agirre.*sun/)
  expect((await readFile(join(folder, 'scratch/people.xlsx'))).subarray(0, 2).toString()).toBe('PK')
  expect(mocked).toEqual([429, 429])
  expect(await answersOf(await addressesInTour(), `http://127.0.0.1:${ports[8080]}`)).toEqual([])

  expect(await lintWith(join(folder, 'scratch'))).toBe('clean')
}

async function openPlace(path: string) {
  const folder = await copyRepository('readme-copy')
  const ports = await assignFreePorts([8080, 3000, 4010, 5000])
  const terminal = await openGuideTerminal({ folder, path, home: folder, movedPorts: ports })
  return {
    folder,
    ports,
    terminal,
    [Symbol.asyncDispose]: async () => {
      await terminal.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function nameOfProgram(): Promise<string> {
  const tour = await readFile(join(REPOSITORY_ROOT, TOUR_GUIDE_PATH), 'utf8')
  return /Save the program as `([^`]+)`/.exec(tour)?.[1] ?? expect.fail('The tour does not say how to save it.')
}

/** The addresses in the tour, with an organization and a code of the sandbox filled in. */
async function addressesInTour(): Promise<string[]> {
  const [, table = ''] =
    /\| address \| what is there \|\n(.*?)\n\n/s.exec(
      `${await readFile(join(REPOSITORY_ROOT, TOUR_GUIDE_PATH), 'utf8')}\n`,
    ) ?? []
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)\/[^`]*(?=`)/g) ?? [])
  const values: Record<string, string> = { slug: 'sandbox', event: 'harbour-lights', code: 'internal' }
  return named.map((address) => address.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? ''))
}

/** Addresses whose response is not a success. */
async function answersOf(addresses: string[], origin: string): Promise<string[]> {
  expect(addresses.length).toBeGreaterThan(10)
  const answers = await Promise.all(addresses.map((address) => fetch(`${origin}${address}`)))
  return answers.flatMap(({ ok, status, url }) => (ok ? [] : [`${url} answers ${status}`]))
}

/** Lints as `npm test` does, with the files that following the guide has created. */
async function lintWith(scratch: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-lint-'))
  await cp(scratch, join(folder, 'scratch'), { recursive: true })
  for (const file of ['.biome.json', 'package.json', 'server/testing/boundaries/no-inline-spread.grit']) {
    await cp(join(REPOSITORY_ROOT, file), join(folder, file))
  }
  const args = [
    join(REPOSITORY_ROOT, 'node_modules/@biomejs/biome/bin/biome'),
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '.',
  ]
  const outcome = await promisify(execFile)(process.execPath, args, { cwd: folder }).then(
    () => 'clean',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
  await rm(folder, { recursive: true })
  return outcome
}
