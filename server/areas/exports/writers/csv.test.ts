import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { ExportCell, ExportCellType, FileColumn } from '../cells.ts'
import { buildCsvWriter } from './csv.ts'

type Row = Record<string, ExportCell>

const column = (name: string, type: ExportCellType): FileColumn<Row> => ({
  name,
  type,
  heading: name,
  read: (row) => row[name] ?? null,
})

const madrid = { timezone: 'Europe/Madrid', currency: 'EUR', language: 'en' } as const

const write = async (
  columns: FileColumn<Row>[],
  rows: Row[],
  locale: Parameters<typeof buildCsvWriter>[1] = madrid,
  bom = false,
) => {
  const writer = buildCsvWriter(columns, locale)
  return Buffer.concat([writer.head(bom), await writer.rows(rows)]).toString()
}

const texts = [column('name', 'text'), column('note', 'text')]

describe('a CSV', () => {
  test('ends lines as RFC 4180 has it, and quotes what needs quotes and nothing else', async () => {
    const rows = [
      { name: 'Ada', note: 'plain' },
      { name: 'O"Neill', note: 'one, two' },
      { name: 'line\nbreak', note: 'return\rhere' },
      { name: null, note: '' },
    ]
    expect(await write(texts, rows)).toBe(
      'name,note\r\nAda,plain\r\n"O""Neill","one, two"\r\n"line\nbreak","return\rhere"\r\n,\r\n',
    )
  })

  test('begins with a byte order mark where one is wanted', async () => {
    expect(await write(texts, [], madrid, true)).toBe('\ufeffname,note\r\n')
    expect(await write(texts, [], madrid, false)).toBe('name,note\r\n')
  })

  test('has a row for each row, also where its only cell is empty', async () => {
    const text = await write([column('phone', 'text')], [{ phone: null }, { phone: '1' }, { phone: '' }])
    expect(parse(text)).toEqual([['phone'], [''], ['1'], ['']])
  })

  test('is read back by any reader as it was written, whatever people write', async () => {
    const awkward = [
      '"',
      '""',
      ',',
      '\r\n',
      ' lead',
      'tail ',
      '\t',
      'ünïcødé 名前 😀',
      "'",
      '\\',
      '\\"',
      'a\\,b',
      ';',
      '\u2028',
    ]
    const rows = awkward.map((note) => ({ name: 'x', note: `z${note}` }))
    const read = parse(await write(texts, rows)) as string[][]
    expect(read.slice(1).map(([, note]) => note)).toEqual(awkward.map((note) => `z${note}`))
  })

  test('runs nothing in a spreadsheet, and leaves telephone numbers as they are', async () => {
    const rows = [{ name: '=1+1', note: '+44 20 7946 0958' }]
    expect(await write(texts, rows)).toBe("name,note\r\n'=1+1,+44 20 7946 0958\r\n")
  })

  test('tells money, dates, times, numbers and yes or no', async () => {
    const columns = [
      column('price', 'money'),
      column('born', 'date'),
      column('at', 'time'),
      column('count', 'integer'),
      column('came', 'boolean'),
      column('size', 'answer'),
    ]
    const row = {
      price: -4505,
      born: '1990-04-02',
      at: new Date('2026-10-25T00:30:00Z'),
      count: -3,
      came: true,
      size: 4.5,
    }
    expect((await write(columns, [row])).split('\r\n')[1]).toBe(
      '-45.05,1990-04-02,2026-10-25T02:30:00+02:00,-3,yes,4.5',
    )
    const inJapan = { timezone: 'Asia/Tokyo', currency: 'JPY', language: 'es' } as const
    expect((await write(columns, [{ ...row, price: 1200 }], inJapan)).split('\r\n')[1]).toBe(
      '1200,1990-04-02,2026-10-25T09:30:00+09:00,-3,sí,4.5',
    )
    const inHungary = { timezone: 'Europe/Budapest', currency: 'HUF', language: 'en' } as const
    expect((await write([column('price', 'money')], [{ price: 124550 }], inHungary)).split('\r\n')[1]).toBe('1245.50')
    expect((await write(columns, [{ price: 5, size: 1e21 }])).split('\r\n')[1]).toBe('0.05,,,,,1000000000000000000000')
  })
})
