import { jobsDone } from '../../freeze/wait-for-jobs.ts'
import { type Dimension, repeated } from '../dimension.ts'
import { importHall } from './import-hall.ts'

/** Tables as text. */

const MEGABYTE = 1024 * 1024
const HEADINGS = 'first name,last name,email\n'
const PERSON = (n: number) => `Nerea,Ibáñez ${n},nerea-${n}@example.com\n`

const table = (what: string, most: number, write: (size: number) => string | Buffer): Dimension => ({
  way: 'CSV',
  what,
  most,
  open: async (target) => {
    const { live, path } = await importHall(target)
    return { make: (size) => live.csv(path, write(size)), settle: jobsDone(target, live) }
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

export const csv = (): Dimension[] => [
  table('people', 8_000, (size) => HEADINGS + repeated(size, PERSON)),
  table('people who are all alike', 8_000, (size) => HEADINGS + repeated(size, () => PERSON(0))),
  table(
    'people of one address',
    8_000,
    (size) => HEADINGS + repeated(size, (n) => `Nerea,Ibáñez ${n},nerea@example.com\n`),
  ),
  table('lines of one letter', 32_000, (size) => HEADINGS + repeated(size, 'a\n')),
  table('empty lines', MEGABYTE, (size) => HEADINGS + repeated(size, '\n')),
  table('empty lines above the headings', MEGABYTE, (size) => repeated(size, '\n') + HEADINGS + PERSON(0)),
  table('headings', 1_000, (size) => `${repeated(size, (n) => `column ${n},`)}x\n${PERSON(0)}`),
  table('headings that are all alike', 1_000, (size) => `${repeated(size, 'email,')}x\n${PERSON(0)}`),
  table('a heading', MEGABYTE, (size) => `${repeated(size, 'a')},last name\nNerea,Ibáñez\n`),
  table(
    'columns of people',
    200,
    (size) =>
      `first name,last name,email${repeated(size, (n) => `,column ${n}`)}\n${repeated(100, (n) => PERSON(n).replace('\n', `${repeated(size, ',a')}\n`))}`,
  ),
  table(
    'dates that have two readings',
    8_000,
    (size) => `first name,last name,born\n${repeated(size, 'Nerea,Ibáñez,02/04/1990\n')}`,
  ),
  table('days of a person', 50_000, (size) => `first name,last name,days\nNerea,Ibáñez,"${repeated(size, 'fri;')}"\n`),
  table('quoted line feeds', MEGABYTE, (size) => `${HEADINGS}"${repeated(size, '\n')}",Ibáñez,\n`),
  table('a quote that is never closed', 2 * MEGABYTE, (size) => `${HEADINGS}"${repeated(size, 'a')}`),
  table('bytes of another encoding', 2 * MEGABYTE, (size) => Buffer.from(HEADINGS + repeated(size, 'é'), 'latin1')),
  table('a line of euro signs of another encoding', 2 * MEGABYTE, (size) =>
    Buffer.concat([Buffer.from(HEADINGS), Buffer.alloc(size, 0x80), Buffer.from('\n')]),
  ),
  table('a first line of euro signs of another encoding', 2 * MEGABYTE, (size) => Buffer.alloc(size, 0x80)),
  table(
    'people below headings as long as they may be',
    2_000,
    (size) => `first name,last name${repeated(195, (n) => `,${'H'.repeat(1_990)}${n}`)}\n${repeated(size, 'Nerea\n')}`,
  ),
  table('characters of two bytes each', MEGABYTE, (size) =>
    Buffer.from(`\ufeff${HEADINGS}${repeated(size, 'é\n')}`, 'utf16le'),
  ),
  ...PARTS.flatMap(([what, part]) => [
    table(`a line of ${what}`, 2 * MEGABYTE, (size) => HEADINGS + repeated(size, part)),
    table(`a first line of ${what}`, 2 * MEGABYTE, (size) => repeated(size, part)),
  ]),
]
