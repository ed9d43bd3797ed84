import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { rebuildSandboxIfStale } from '../../../server/areas/sandbox/index.ts'
import { installPackedSdk } from '../../../server/testing/sdk/packed-package.ts'
import { TEST_SECRET_KEY } from '../../../server/testing/secret-key.ts'
import { buildTestClock } from '../../../server/testing/test-clock.ts'
import { startTestServer } from '../../../server/testing/test-server.ts'
import { runGuideCommands } from './follow-guide.ts'
import { REPOSITORY_ROOT, readGuideCode } from './guide-code.ts'
import { receiveWebhooksAt } from './receiver.ts'
import { assignFreePorts, openGuideTerminal } from './terminal.ts'

const GUIDE = 'sdk/README.md'
const LISTEN =
  'npx --no-install postern listen --forward-to http://localhost:3000/hook --events registration.created,ticket.issued'

/** Follows the README of the SDK with a Node. */
export async function runSdkReadmeCommands(path: string): Promise<void> {
  await using place = await openPlace(path)
  const { folder, terminal, receiver } = place

  // The TypeScript blocks are one program, each continuing the one before. They declare no types of their own.
  const blocks = readGuideCode(GUIDE).filter(({ language }) => language === 'ts')
  await writeFile(join(folder, 'guide.mjs'), blocks.map(({ code }) => code).join('\n'))
  await terminal.run(`export POSTERN_KEY=${place.key}`)
  expect(await terminal.run('node guide.mjs')).toMatch(/^published\nawaiting_payment 4500\n.*T01:00:00.000Z\n$/ms)

  for (const [name, value] of Object.entries(await place.whatMembersGive())) {
    await terminal.run(`export ${name}=${value}`)
  }
  await writeFile(join(folder, 'people.csv'), 'First name,Last name,Email,Type\nAda,Lovelace,ada@example.com,guest\n')
  const told: string[] = []
  const printed = await runGuideCommands(GUIDE, {
    terminal,
    environment: () => ({ POSTERN_KEY: place.key }),
    others: async ({ language, line, code }) => {
      if (language === 'ts') return
      if (language !== 'js') throw new Error(`${GUIDE}, line ${line}: nobody runs a block of ${language}.`)
      await writeFile(join(folder, `line-${line}.mjs`), code)
      told.push(await terminal.run(`node line-${line}.mjs`))
    },
    longCommands: [{ code: LISTEN, until: /whsec_/, whileItRuns: async () => undefined }],
  })

  expect(told).toEqual(['accepted\nduplicate\ntrue\n', expect.stringMatching(/ 0\n$/)])
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toContain('ticket.issued')
  const previewed = printed('npx --no-install postern import')
  expect(previewed).toMatch(/^added 1, updated 0, unchanged 0, rejected 0\.$/m)
}

/** A server with the organization that the guide mentions, and a project with the package installed. */
async function openPlace(path: string) {
  const server = await startTestServer({ clock: buildTestClock(new Date().toISOString()) })
  await rebuildSandboxIfStale(server.database, server.clock.now())
  const organizationId = await server.organization({ slug: 'harbour', plan: 'scale' })
  const { value: key } = await server.key(organizationId, {
    scopes: ['read', 'write', 'admin'],
    requestsPerMinute: 600,
  })
  const consumer = await installPackedSdk()
  const ports: Record<number, number> = { ...(await assignFreePorts([3000])), 8080: server.port }
  const terminal = await openGuideTerminal({ folder: consumer.folder, path, home: consumer.folder, movedPorts: ports })
  const receiver = await receiveWebhooksAt(ports[3000] ?? 0)
  const admin = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl, POSTERN_SECRET_KEY: TEST_SECRET_KEY }
    const command = [join(REPOSITORY_ROOT, 'server/admin/main.ts'), ...args, '--json']
    return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout)
  }
  return {
    folder: consumer.folder,
    terminal,
    receiver,
    key,
    whatMembersGive: async () => {
      await admin('member', 'add', 'harbour', '--email', 'li@harbour.example', '--name', 'Li', '--role', 'manager')
      await admin('member', 'pin', 'harbour', 'li@harbour.example', '--pin', '482913')
      const { pairing_code: pairing } = await admin('device', 'code', 'harbour', 'gala')
      const response = await server.get('/v1/events/gala/tickets', { key })
      const { data } = (await response.json()) as { data: { code: string }[] }
      return { PAIRING_CODE: pairing.code, PIN: '482913', TICKET: data[0]?.code ?? '' }
    },
    [Symbol.asyncDispose]: async () => {
      await terminal.close()
      await receiver[Symbol.asyncDispose]()
      await consumer[Symbol.asyncDispose]()
      await server.close()
    },
  }
}
