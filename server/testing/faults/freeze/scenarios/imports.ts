import { publicSandboxApiKey } from '../../../../areas/sandbox/index.ts'
import { makeTestEvent } from '../../../fixtures.ts'
import { buildWorkbook } from '../../../imports/workbook.ts'
import type { FreezeScenario } from '../scenario.ts'
import { buildApiKeyClient, buildNewClientAddressHeaders, type FreezeScenarioTarget } from '../target.ts'
import { buildWaitForJobs } from '../wait-for-jobs.ts'
import { MAX_BODY_BYTES } from './fill-body.ts'

const MEGABYTE = 1024 * 1024
/** Limits of a file, of a file imported synchronously, and of a JSON body. */
const MAX_FILE_BYTES = 50 * MEGABYTE
const MAX_BYTES_AT_ONCE = 4_000_000
const MAX_PUBLIC_BYTES = 64 * 1024
const MAX_ROWS = 200_000
const MAX_ROWS_AT_ONCE = 500
const MAX_COLUMNS = 200
const MAX_CELL = 2_000

const hall = (target: FreezeScenarioTarget) =>
  target.once('hall of imports', async () => {
    const { live } = await target.newOrganization()
    return { live, path: `${await makeTestEvent(live.call)}/imports` }
  })

type Made = { body: string | Buffer; expects: readonly number[]; query?: string; patienceSeconds?: number }

const importing = (what: string, make: () => Made): FreezeScenario => ({
  operation: 'createImport',
  what,
  prepare: async (target) => {
    const { live, path } = await hall(target)
    const { body, query = '', expects, patienceSeconds } = make()
    return {
      requests: [live.csv(path + query, body)],
      expects,
      settle: buildWaitForJobs(target, live, patienceSeconds),
    }
  },
})

const HEADINGS = 'first name,last name,email\n'
const OF_VISITORS = '?attendee_type=visitor'

/** As many of these lines as fit after the headings. */
const filledWith = (bytes: number, line: string, headings = HEADINGS) =>
  headings + line.repeat(Math.floor((bytes - headings.length) / line.length))

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const rowsOf = (count: number, row: (n: number) => string) =>
  HEADINGS + Array.from({ length: count }, (_, n) => row(n)).join('')

const visitorRow = (n: number) => `Nerea,Ibáñez ${n},nerea-${n}@example.com\n`

/** People with the maximum number of answer columns, of `cell` characters each. */
function wideTable(rows: number, cell: number): string {
  const answers = MAX_COLUMNS - 3
  const headings = `first name,last name,email${Array.from({ length: answers }, (_, n) => `,column ${n}`).join('')}\n`
  const wide = `,${'é'.repeat(cell / 2)}`.repeat(answers)
  return headings + Array.from({ length: rows }, (_, n) => visitorRow(n).replace('\n', `${wide}\n`)).join('')
}

const MAX_WIDE_ROWS = Math.floor(MAX_FILE_BYTES / (MAX_COLUMNS * (MAX_CELL + 1)))
const MAX_WIDE_ROWS_AT_ONCE = Math.floor(MAX_BYTES_AT_ONCE / (MAX_COLUMNS * (MAX_CELL + 1)))

const sheetOf = (count: number, row: (n: number) => string) =>
  `<row>${['first name', 'last name', 'email'].map(inlineCell).join('')}</row>${Array.from({ length: count }, (_, n) => `<row>${row(n)}</row>`).join('')}`

const inlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sharedCell = '<c t="s"><v>0</v></c>'

/** Small enough for every test run. */
export const shortImportScenarios: FreezeScenario[] = [
  importing('4 MB of long lines in windows-1252', () => ({
    body: latin1(filledWith(4 * MEGABYTE, `${'é'.repeat(480_000)}\n`)),
    expects: [201],
  })),
  importing('50,000 rows of one letter', () => ({
    body: rowsOf(50_000, () => 'a\n'),
    expects: [202],
    patienceSeconds: 0,
  })),
  {
    operation: 'createImport',
    what: '64 kB of one letter, with the public key',
    prepare: async ({ url }) => {
      const visitor = buildApiKeyClient(url, publicSandboxApiKey)
      const sending = visitor.csv('/v1/events/harbour-lights/imports', filledWith(MAX_PUBLIC_BYTES, 'a\n'))
      return {
        requests: [{ ...sending, headers: { ...sending.headers, ...buildNewClientAddressHeaders() } }],
        expects: [413],
      }
    },
  },
]

export const importScenarios: FreezeScenario[] = [
  ...shortImportScenarios,
  importing('a workbook of the most rows, previewed', () => ({
    body: buildWorkbook({
      rows: sheetOf(MAX_ROWS, (n) => ['Nerea', `Ibáñez ${n}`, `n-${n}@example.com`].map(inlineCell).join('')),
    }),
    query: `${OF_VISITORS}&preview=true`,
    expects: [202],
  })),
  importing('a workbook of a million shared texts', () => ({
    body: buildWorkbook({
      rows: sheetOf(1, () => sharedCell.repeat(2)),
      strings: Array.from({ length: 1_000_000 }, (_, n) => `<si><t>${n}</t></si>`).join(''),
    }),
    expects: [201],
  })),
  importing('a workbook whose few texts make 50 MB', () => ({
    body: buildWorkbook({
      rows: sheetOf(100_000, () => sharedCell.repeat(3)),
      strings: `<si><t>${'é'.repeat(32_000)}</t></si>`,
    }),
    expects: [400],
  })),
  importing('a workbook of empty rows, styled', () => ({
    body: buildWorkbook({ rows: sheetOf(200_000, (n) => `<c r="XFC${n}" s="${n}"/>`) }),
    expects: [202, 201, 400],
  })),
  importing('2 MB of one letter', () => ({ body: filledWith(2 * MEGABYTE, 'a\n'), expects: [400] })),
  importing('50 MB of empty lines', () => ({ body: filledWith(MAX_FILE_BYTES, '\n'), expects: [202] })),
  importing('64 kB of empty lines above the headings', () => ({
    body: filledWith(MAX_FILE_BYTES, '\n', '\n'.repeat(65_000) + HEADINGS),
    expects: [202],
  })),
  importing('six titles of 10 kB, and no headings', () => ({
    body: filledWith(MEGABYTE, `${'É,'.repeat(900)}${'É'.repeat(4_000)}\n`, ''),
    expects: [400],
  })),
  importing('the most rows, everybody twice, with dates that have two readings', () => ({
    body: `first name,last name,email,phone,ID,born\n${Array.from({ length: MAX_ROWS }, (_, n) => `Nerea,Ibáñez ${n >> 1},n-${n >> 1}@example.com,600 ${n >> 1},A-${n >> 1},02/04/1990\n`).join('')}`,
    query: `${OF_VISITORS}&preview=true`,
    expects: [202],
    patienceSeconds: 0,
  })),
  importing('50 MB of lines of commas', () => ({
    body: filledWith(MAX_FILE_BYTES, `${','.repeat(998)}\n`),
    expects: [202],
  })),
  importing('50 MB of quotes', () => ({ body: filledWith(MAX_FILE_BYTES, '""""""""\n'), expects: [400] })),
  importing('50 MB in a quote that is never closed', () => ({
    body: `${HEADINGS}"${'a\n'.repeat(MAX_FILE_BYTES / 2 - 100)}`,
    expects: [400],
  })),
  importing('50 MB without a line feed', () => ({
    body: filledWith(MAX_FILE_BYTES, 'a,b,c\r', HEADINGS.replace('\n', '\r')),
    expects: [400],
  })),
  importing('50 MB of short lines in windows-1252', () => ({
    body: latin1(filledWith(MAX_FILE_BYTES, 'é\n')),
    expects: [400],
  })),
  importing('50 MB of long lines in windows-1252', () => ({
    body: latin1(filledWith(MAX_FILE_BYTES, `${'é'.repeat(480_000)}\n`)),
    expects: [202],
  })),
  importing('50 MB in UTF-16', () => ({
    body: Buffer.from(`\ufeff${filledWith(MAX_FILE_BYTES / 2 - 2, 'é,è,ê\n')}`, 'utf16le'),
    expects: [400],
  })),
  importing('the most rows, previewed', () => ({
    body: rowsOf(MAX_ROWS, visitorRow),
    query: `${OF_VISITORS}&preview=true`,
    expects: [202],
  })),
  importing('the most rows', () => ({ body: rowsOf(MAX_ROWS, visitorRow), query: OF_VISITORS, expects: [202] })),
  importing('the most rows, all alike', () => ({
    body: rowsOf(MAX_ROWS, () => 'Nerea,Ibáñez,\n'),
    query: OF_VISITORS,
    expects: [202],
  })),
  importing('the widest and longest rows', () => ({
    body: wideTable(MAX_WIDE_ROWS, MAX_CELL),
    query: OF_VISITORS,
    expects: [202],
  })),
  importing('the widest and longest rows, none of which can be placed', () => ({
    body: wideTable(MAX_WIDE_ROWS, MAX_CELL),
    expects: [202],
    query: '?preview=true',
  })),
  importing('the longest rows that are imported at once', () => ({
    body: wideTable(MAX_WIDE_ROWS_AT_ONCE, MAX_CELL),
    query: OF_VISITORS,
    expects: [201],
  })),
  importing('the most rows that are imported at once, as wide as they can be', () => ({
    body: wideTable(MAX_ROWS_AT_ONCE, 36),
    query: OF_VISITORS,
    expects: [201],
  })),
  {
    operation: 'createImport',
    what: '1 MB of one letter as JSON',
    prepare: async (target) => {
      const { live, path } = await hall(target)
      const csv = filledWith(MAX_BODY_BYTES * 0.66, 'a\n')
      return {
        requests: [live.json('POST', path, { csv })],
        expects: [202, 400],
        settle: buildWaitForJobs(target, live),
      }
    },
  },
]
