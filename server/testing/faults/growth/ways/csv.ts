import { buildWaitForJobs } from '../../freeze/wait-for-jobs.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { makeImportTarget } from './import-target.ts'

/** Tables as text. */

const MEGABYTE = 1024 * 1024
const HEADINGS = 'first name,last name,email\n'
const PERSON = (n: number) => `Nerea,Ibáñez ${n},nerea-${n}@example.com\n`

const table = (what: string, most: number, write: (size: number) => string | Buffer): InputDimension => ({
  way: 'CSV',
  what,
  most,
  open: async (target) => {
    const { live, path } = await makeImportTarget(target)
    return { make: (size) => live.csv(path, write(size)), settle: buildWaitForJobs(target, live) }
  },
})

/** What a line or a cell is made of. */
const PARTS: [what: string, part: string][] = [
  ['letters', 'a'],
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['quotes', '"'],
  ['spaces', ' '],
  ['carriage returns', '\r'],
  ['accents', 'é'],
  ['digits', '1'],
  ['slashes', '/'],
  ['dots', '.'],
]

export const listCsvDimensions = (): InputDimension[] => [
  table('people', 8_000, (size) => HEADINGS + repeatText(size, PERSON)),
  table('people who are all alike', 8_000, (size) => HEADINGS + repeatText(size, () => PERSON(0))),
  table(
    'people of one address',
    8_000,
    (size) => HEADINGS + repeatText(size, (n) => `Nerea,Ibáñez ${n},nerea@example.com\n`),
  ),
  table('lines of one letter', 32_000, (size) => HEADINGS + repeatText(size, 'a\n')),
  table('empty lines', MEGABYTE, (size) => HEADINGS + repeatText(size, '\n')),
  table('empty lines above the headings', MEGABYTE, (size) => repeatText(size, '\n') + HEADINGS + PERSON(0)),
  table('headings', 1_000, (size) => `${repeatText(size, (n) => `column ${n},`)}x\n${PERSON(0)}`),
  table('headings that are all alike', 1_000, (size) => `${repeatText(size, 'email,')}x\n${PERSON(0)}`),
  table('a heading', MEGABYTE, (size) => `${repeatText(size, 'a')},last name\nNerea,Ibáñez\n`),
  table(
    'columns of people',
    200,
    (size) =>
      `first name,last name,email${repeatText(size, (n) => `,column ${n}`)}\n${repeatText(100, (n) => PERSON(n).replace('\n', `${repeatText(size, ',a')}\n`))}`,
  ),
  table(
    'dates that have two readings',
    8_000,
    (size) => `first name,last name,born\n${repeatText(size, 'Nerea,Ibáñez,02/04/1990\n')}`,
  ),
  table(
    'days of a person',
    50_000,
    (size) => `first name,last name,days\nNerea,Ibáñez,"${repeatText(size, 'fri;')}"\n`,
  ),
  table('quoted line feeds', MEGABYTE, (size) => `${HEADINGS}"${repeatText(size, '\n')}",Ibáñez,\n`),
  table('a quote that is never closed', 2 * MEGABYTE, (size) => `${HEADINGS}"${repeatText(size, 'a')}`),
  table('bytes of another encoding', 2 * MEGABYTE, (size) => Buffer.from(HEADINGS + repeatText(size, 'é'), 'latin1')),
  table('a line of euro signs of another encoding', 2 * MEGABYTE, (size) =>
    Buffer.concat([Buffer.from(HEADINGS), Buffer.alloc(size, 0x80), Buffer.from('\n')]),
  ),
  table('a first line of euro signs of another encoding', 2 * MEGABYTE, (size) => Buffer.alloc(size, 0x80)),
  table(
    'people below headings as long as they may be',
    2_000,
    (size) =>
      `first name,last name${repeatText(195, (n) => `,${'H'.repeat(1_990)}${n}`)}\n${repeatText(size, 'Nerea\n')}`,
  ),
  table('characters of two bytes each', MEGABYTE, (size) =>
    Buffer.from(`\ufeff${HEADINGS}${repeatText(size, 'é\n')}`, 'utf16le'),
  ),
  ...PARTS.flatMap(([what, part]) => [
    table(`a line of ${what}`, 2 * MEGABYTE, (size) => HEADINGS + repeatText(size, part)),
    table(`a first line of ${what}`, 2 * MEGABYTE, (size) => repeatText(size, part)),
  ]),
]
