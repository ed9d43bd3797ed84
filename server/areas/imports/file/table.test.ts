import { describe, expect, test } from 'vitest'
import { TableReadError } from './cells.ts'
import { encodeText, type FileEncoding, getByteOrderMark } from './encoding.ts'
import { formatRejectedRows, formatRejectsHeader, type RejectsFormat } from './rejects.ts'
import { openTableFile } from './table.ts'

/** Parts of a few bytes, so that every position becomes a boundary. */
async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Buffer | string, size = 7) {
  const table = await openTableFile(() => pieces(Buffer.from(bytes as Buffer), size))
  const rows: string[][] = []
  for await (const cells of table.rows) rows.push(cells)
  return { headings: table.headings, rows, ...(table.format() as { delimiter: string; encoding: FileEncoding }) }
}

const unreadable = async (bytes: Buffer | string) => {
  const error = await read(bytes, 65_536).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(TableReadError)
  return error.message as string
}

const ENCODINGS: FileEncoding[] = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252']

describe('a table', () => {
  test.each(ENCODINGS)('is read from %s, wherever the pieces end', async (encoding) => {
    const text = 'Nombre;Correo\r\nJosé “Pepe”;jose@example.com\r\nIñaki;€@example.com\r\n'
    const bytes = Buffer.concat([getByteOrderMark(encoding), encodeText(text, encoding)])
    for (const size of [1, 2, 3, 5, 64]) {
      expect(await read(bytes, size)).toEqual({
        headings: ['Nombre', 'Correo'],
        rows: [
          ['José “Pepe”', 'jose@example.com'],
          ['Iñaki', '€@example.com'],
        ],
        delimiter: ';',
        encoding,
      })
    }
  })

  test('that was put together from several encodings is read line by line', async () => {
    const line = (text: string, encoding: FileEncoding) => encodeText(`${text}\n`, encoding)
    const bytes = Buffer.concat([
      line('name,city', 'utf-8'),
      line('José,Málaga', 'windows-1252'),
      line('Zoë,Córdoba', 'utf-8'),
    ])
    expect(await read(bytes)).toMatchObject({
      rows: [
        ['José', 'Málaga'],
        ['Zoë', 'Córdoba'],
      ],
      encoding: 'utf-8',
    })
  })

  test.each([
    ['UTF-16', Buffer.concat([getByteOrderMark('utf-16le'), Buffer.from('name,city\nAd\ud83da,Bilbao\n', 'utf16le')])],
    [
      'UTF-16 the other way round',
      Buffer.concat([getByteOrderMark('utf-16be'), Buffer.from('name,city\nAd\ud83da,Bilbao\n', 'utf16le').swap16()]),
    ],
    [
      'UTF-16 that ends inside a character',
      Buffer.concat([getByteOrderMark('utf-16le'), Buffer.from('name\nAda\ud83d', 'utf16le')]),
    ],
    ['UTF-8', Buffer.from('name,city\nAd\xed\xa0\x80a,Bilbao\n', 'latin1')],
  ])('has whole characters only, also where the file has half of one: %s', async (_, bytes) => {
    for (const size of [1, 3, 64]) {
      const { rows } = await read(bytes, size)
      expect(rows).toHaveLength(1)
      for (const cell of rows.flat()) expect([cell, cell.isWellFormed()]).toEqual([expect.any(String), true])
    }
  })

  test.each([
    ['a,b;c,d', ','],
    ['"a,b,c";d', ';'],
    ['a\tb\tc,d', '\t'],
    ['alone', ','],
    ['sep=;\r\na,b,c;d', ';'],
  ])('of the headings %j has the delimiter %j', async (start, delimiter) => {
    expect((await read(`${start}\nx`)).delimiter).toBe(delimiter)
  })

  test('has cells with quotes, delimiters and line breaks, and rows that end as they like', async () => {
    const { rows } = await read('a,b\n"x, ""y""","1\r\n2"\r\n5\'10" tall,\r,\n\n   \nlast,one')
    expect(rows).toEqual([
      ['x, "y"', '1\r\n2'],
      ['5\'10" tall', ''],
      ['last', 'one'],
    ])
  })

  test.each([
    ['', 'The file is empty; its first row must hold the headings.'],
    ['PK\x03\x04\x14\0', 'The workbook is damaged. Save the table as CSV or XLSX and send that.'],
    ['\n\n', 'The file is empty; its first row must hold the headings.'],
    [
      'a,b\nx,y\n\n"never,closed\nq,r\n',
      'The row that begins on line 4 of the file opens a quote and never closes it.',
    ],
    ['sep=,\na,b\n"x\ny",z\n"never', 'The row that begins on line 5 of the file opens a quote and never closes it.'],
    [Array(201).fill('h').join(), 'The file has 201 columns, and 200 are read at most.'],
    [`${'h'.repeat(2001)},b`, 'The heading of column 1 has more than 2000 characters.'],
    [Buffer.from('a,b\nx,y', 'utf16le'), /binary, or text in UTF-16 without a byte order mark/],
    [
      `a,b\n"${'x\n'.repeat(251_000)}`,
      /The row that begins on line 2 of the file has more than 500,000 characters; a quote may be open./,
    ],
    [`a,b\nx,y\n${','.repeat(1_000)}`, 'The row that begins on line 3 of the file has more than 1,000 cells.'],
    [','.repeat(1_000), 'The row that begins on line 1 of the file has more than 1,000 cells.'],
    [`a\n${'x\n'.repeat(200_001)}`, 'The file has more than 200,000 rows; split it.'],
  ])('cannot be read where that is wrong (%#)', async (bytes, message) => {
    expect(await unreadable(bytes)).toMatch(message)
  })
})

test('a row of nothing but delimiters is left soon, however long it is', async () => {
  let given = 0
  const endless = async function* () {
    yield Buffer.from('a,b\nx,y\n')
    for (; given < 200; given += 1) yield Buffer.alloc(65_536, ',')
  }
  const readAll = async () => {
    const { rows } = await openTableFile(endless)
    for await (const _ of rows);
  }
  await expect(readAll()).rejects.toThrow('The row that begins on line 3 of the file has more than 1,000 cells.')
  expect(given).toBeLessThan(100)
})

describe('rejected rows', () => {
  const NAUGHTY = ['=1+1', '+34 600', '"quoted"', 'a,b;c\td', 'line\r\nbreak', ' spaces ', "'=x", '<script>', 'é€ñ', '']

  test.each(ENCODINGS)('are read back from %s as they were, with the reason behind them', async (encoding) => {
    for (const delimiter of [',', ';', '\t'] as const) {
      const written: RejectsFormat = { delimiter, encoding, headings: NAUGHTY.map((_, n) => `h${n}`) }
      const bytes = Buffer.concat([
        formatRejectsHeader(written),
        await formatRejectedRows(written, [
          { cells: NAUGHTY, reason: 'There is no type "VIP".' },
          { cells: ['short'], reason: 'There is no name.' },
          { cells: [...NAUGHTY, '', ''], reason: 'Blank cells behind it are left out.' },
        ]),
      ])
      const { headings, rows } = await read(bytes)
      expect(headings).toEqual([...written.headings, 'reject_reason'])
      expect(rows).toEqual([
        [...NAUGHTY, 'There is no type "VIP".'],
        ['short', ...Array(9).fill(''), 'There is no name.'],
        [...NAUGHTY, 'Blank cells behind it are left out.'],
      ])
    }
  })

  test('have one question mark for each character that windows-1252 has no byte for', async () => {
    const written: RejectsFormat = { delimiter: ',', encoding: 'windows-1252', headings: ['a'] }
    const bytes = await formatRejectedRows(written, [{ cells: ['é€😀ł\ud800x'], reason: 'Ÿ' }])
    expect(bytes.toString('hex')).toBe(Buffer.from('\xe9\x80???x,\x9f\r\n', 'latin1').toString('hex'))
  })

  test('of a file of rejects have one reason, the new one', async () => {
    const written: RejectsFormat = { delimiter: ',', encoding: 'utf-8', headings: ['a', 'Reject_Reason '] }
    const bytes = Buffer.concat([
      formatRejectsHeader(written),
      await formatRejectedRows(written, [{ cells: ['x', 'old'], reason: 'new' }]),
    ])
    expect(bytes.toString()).toBe('a,reject_reason\r\nx,new\r\n')
  })
})

describe('lines above the headings', () => {
  const below = async (text: string) => {
    const table = await openTableFile(
      () => pieces(Buffer.from(text), 7),
      (cells) => cells.includes('Name'),
    )
    const rows: string[][] = []
    for await (const cells of table.rows) rows.push(cells)
    return { titles: table.titles, headings: table.headings, rows }
  }

  test.each([
    ['Guests, 2026\n\nName;Email\nAda;a@b.c\n', ['Guests, 2026'], ['Name', 'Email'], [['Ada', 'a@b.c']]],
    ['"Guests\nof 2026"\r\nMay\r\nName\tEmail\r\n', ['"Guests\nof 2026"', 'May'], ['Name', 'Email'], []],
    ['"E\nmail",Name\nx,Name\n', [], ['E\nmail', 'Name'], [['x', 'Name']]],
    ['sep=;\nGuests\nName;Email\n', ['Guests'], ['Name', 'Email'], []],
    ['1\n2\n3\n4\n5\nName\n', ['1', '2', '3', '4', '5'], ['Name'], []],
  ])('are skipped: %j', async (text, titles, headings, rows) => {
    expect(await below(text)).toEqual({ titles, headings, rows })
  })

  test.each(['1\n2\n3\n4\n5\n6\nName\n', 'a,b\nc,d\n', '"Name\n'])(
    'are no such lines where the headings are too far below, or nowhere: %j',
    async (text) => {
      const read = await below(text).catch((error) => error)
      expect(read instanceof TableReadError || read.titles.length === 0).toBe(true)
    },
  )

  test('are counted for mistakes further down', async () => {
    await expect(below('Guests\n\nName\n"a\n')).rejects.toThrow('line 4')
    await expect(below(`Guests\n\n${','.repeat(1_000)}\n`)).rejects.toThrow('line 3')
  })
})
