import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ICruiseResult, IViolation } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeFolderLevel, mapFolderImports, readModuleImports } from './imports.ts'
import { importRules } from './rules.ts'

const MAX_LEVELS = 10
const ROOT = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

const tell = ({ rule, from, to, cycle }: IViolation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`

describe('the server', () => {
  let read: ICruiseResult

  beforeAll(async () => {
    read = await readModuleImports(['spec', 'server', 'conformance', 'bench'], importRules)
  })

  test('imports downwards only, without circles, and enters rooms by their index', () => {
    expect(read.summary.totalCruised).toBeGreaterThan(500)
    expect(read.summary.violations.map(tell)).toEqual([])
  })

  test(`has no circle between its rooms and at most ${MAX_LEVELS} levels of them`, () => {
    const rooms = mapFolderImports(read.modules)
    const levels = [...rooms.keys()].map((room) => computeFolderLevel(rooms, room))
    expect(rooms.size).toBeGreaterThan(20)
    expect(Math.max(...levels)).toBeLessThanOrEqual(MAX_LEVELS)
  })

  test('has the helpers of its tests in one place, which nothing below it imports', () => {
    const elsewhere = read.modules.filter(({ source }) => /^server\/(?!testing\/).*\/testing(\/|\.ts$)/.test(source))
    expect(elsewhere.map(({ source }) => source)).toEqual([])
  })

  test('holds nothing that only tests call', async () => {
    const knip = join(ROOT, 'node_modules/knip/bin/knip.js')
    const args = [knip, '--config', 'server/testing/boundaries/knip.json', '--production', '--include', 'files,exports']
    const { stdout } = await run(process.execPath, args, { cwd: ROOT }).catch(({ stdout, stderr }) => ({
      stdout: `${stdout}${stderr}`,
    }))
    expect(stdout.trim()).toBe('')
  })
})

/** Small source trees, each of which violates one rule. */
const broken: [rule: string, files: Record<string, string>][] = [
  [
    'platform imports nothing above it',
    {
      'server/areas/events/index.ts': `export const event = 'festival'`,
      'server/platform/lists/list.ts': `import { event } from '../../areas/events/index.ts'\nexport const list = [event]`,
    },
  ],
  [
    'areas imports nothing above it',
    {
      'server/surfaces/console/index.ts': `export const console = 'pages'`,
      'server/areas/reports/dashboard.ts': `import { console } from '../../surfaces/console/index.ts'\nexport const board = console`,
    },
  ],
  [
    'areas know nothing of requests',
    {
      'server/request/static-files.ts': `export const file = 'page'`,
      'server/areas/reports/dashboard.ts': `import { file } from '../../request/static-files.ts'\nexport const board = file`,
    },
  ],
  [
    'a room of areas does not reach into another past its index',
    {
      'server/areas/events/find.ts': `export const event = 'festival'`,
      'server/areas/tickets/issue.ts': `import { event } from '../events/find.ts'\nexport const ticket = { event }`,
    },
  ],
  [
    'neither areas nor surfaces know the sandbox',
    {
      'server/areas/sandbox/index.ts': `export const sandbox = 'tides'`,
      'server/areas/webhooks/send.ts': `import { sandbox } from '../sandbox/index.ts'\nexport const send = { sandbox }`,
    },
  ],
  [
    'no file imports itself by way of others',
    {
      'server/request/first.ts': `import type { Second } from './second.ts'\nexport type First = Second | null`,
      'server/request/second.ts': `import type { First } from './first.ts'\nexport type Second = First | null`,
    },
  ],
  [
    'only the start, the command line and the tests know the embedded PostgreSQL',
    {
      'server/embedded-postgres/index.ts': `export const start = 'postgres'`,
      'server/composition/app.ts': `import { start } from '../embedded-postgres/index.ts'\nexport const app = { start }`,
    },
  ],
  [
    'the sources of the SDK are imported as #sdk',
    {
      'server/areas/events/days.ts': `import { instantOf } from '@postern/sdk/checkin'\nexport const day = instantOf`,
    },
  ],
  [
    'the contract imports nothing of those who follow it',
    {
      'server/platform/formats/email.ts': `export const isEmail = () => true`,
      'spec/tools/lint/formats.test.ts': `import { isEmail } from '../../../server/platform/formats/email.ts'\nexport const format = isEmail`,
    },
  ],
  [
    'what is shipped imports of the contract what it shares',
    {
      'spec/tools/fields.ts': `export const fields = ['name']`,
      'server/platform/lists/list.ts': `import { fields } from '../../../spec/tools/fields.ts'\nexport const list = [fields]`,
    },
  ],
  [
    'the server imports nothing of those who check and measure it',
    {
      'conformance/coverage.ts': `export const ledger = 'cases'`,
      'server/testing/ledger.ts': `import { ledger } from '../../conformance/coverage.ts'\nexport const lines = [ledger]`,
    },
  ],
  [
    'conformance and the bench know nothing of each other',
    {
      'bench/child-process.ts': `export const child = 'process'`,
      'conformance/judges/prism.ts': `import { child } from '../../bench/child-process.ts'\nexport const prism = { child }`,
    },
  ],
  [
    'conformance imports of the server what is listed',
    {
      'server/areas/events/index.ts': `export const event = 'festival'`,
      'conformance/cases/lists.ts': `import { event } from '../../server/areas/events/index.ts'\nexport const list = [event]`,
    },
  ],
  [
    'what is shipped imports nothing that only tests need',
    {
      'server/testing/fixtures.ts': `export const fixtures = 'made up'`,
      'server/composition/app.ts': `import { fixtures } from '../testing/fixtures.ts'\nexport const app = { fixtures }`,
    },
  ],
]

describe('the rules', () => {
  test.each(broken)('%s: is seen where it is broken', async (rule, files) => {
    const folder = await mkdtemp(join(tmpdir(), 'postern-broken-'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { summary } = await readModuleImports(
      [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))],
      importRules,
      folder,
    )
    await rm(folder, { recursive: true })
    expect(summary.violations.map(({ rule: { name } }) => name)).toContain(rule)
  })
})
