import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import exceljs from 'exceljs'
import { describe, expect, test } from 'vitest'
import type { ExportCell, ExportCellType, FileColumn } from '../cells.ts'
import { buildXlsxWriter } from './xlsx.ts'

type Row = Record<string, ExportCell>

const column = (name: string, type: ExportCellType): FileColumn<Row> => ({
  name,
  type,
  heading: name,
  read: (row) => row[name] ?? null,
})

const columns = [
  column('name', 'text'),
  column('phone', 'text'),
  column('price', 'money'),
  column('born', 'date'),
  column('at', 'time'),
  column('count', 'integer'),
  column('came', 'boolean'),
  column('size', 'answer'),
]

const ada: Row = {
  name: '=1+1',
  phone: '+44 20 7946 0958',
  price: 4505,
  born: '1990-04-02',
  at: new Date('2026-10-25T00:30:00Z'),
  count: 3,
  came: true,
  size: 4.5,
}

const madrid = { timezone: 'Europe/Madrid', currency: 'EUR', language: 'en' } as const

async function write(rows: Row[], mostRows?: number): Promise<Buffer> {
  const writer = buildXlsxWriter(columns, madrid, { title: 'People', ...(mostRows ? { mostRows } : {}) })
  const pieces: Buffer[] = []
  for (let at = 0; at < rows.length; at += 1000) {
    await writer.add(rows.slice(at, at + 1000))
    pieces.push(writer.take())
  }
  await writer.end()
  return Buffer.concat([...pieces, writer.take()])
}

async function read(bytes: Buffer) {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes as never)
  return workbook
}

describe('a workbook', () => {
  test('has cells of their own types: text that is no formula, numbers, dates, times as the clocks there show them', async () => {
    const sheet = (await read(await write([ada]))).worksheets[0]
    const cells = sheet?.getRow(2)
    expect(cells?.getCell(1).type).toBe(exceljs.ValueType.String)
    expect(cells?.getCell(1).value).toBe('=1+1')
    expect(cells?.getCell(2).value).toBe('+44 20 7946 0958')
    expect(cells?.getCell(3).value).toBe(45.05)
    expect(cells?.getCell(3).numFmt).toBe('#,##0.00')
    expect(cells?.getCell(4).value).toEqual(new Date('1990-04-02T00:00:00Z'))
    expect(cells?.getCell(5).value).toEqual(new Date('2026-10-25T02:30:00Z'))
    expect(cells?.getCell(5).numFmt).toBe('yyyy-mm-dd hh:mm:ss')
    expect(cells?.getCell(6).value).toBe(3)
    expect(cells?.getCell(7).value).toBe(true)
    expect(cells?.getCell(8).value).toBe(4.5)
  })

  test('has a head that stands out and stays in sight, and columns wide enough', async () => {
    const sheet = (await read(await write([ada]))).worksheets[0]
    expect(sheet?.name).toBe('People')
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet?.getRow(1).getCell(1).font?.bold).toBe(true)
    expect(sheet?.getColumn(5).width).toBe(20)
  })

  test('keeps a date that its calendar does not know as text', async () => {
    const sheet = (await read(await write([{ ...ada, born: '1899-12-31' }]))).worksheets[0]
    expect(sheet?.getRow(2).getCell(4).value).toBe('1899-12-31')
  })

  test('leaves out what no workbook can hold', async () => {
    const sheet = (await read(await write([{ ...ada, name: 'a\u0001b\r\nc\rd\uffff' }]))).worksheets[0]
    expect(sheet?.getRow(2).getCell(1).value).toBe('ab\nc\nd')
  })

  test('goes on with another sheet where one is full', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({ ...ada, count: index }))
    const { worksheets } = await read(await write(rows, 11))
    expect(worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['People', 11],
      ['People 2', 11],
      ['People 3', 6],
    ])
    expect(worksheets[2]?.getRow(2).getCell(6).value).toBe(20)
  })

  test('is valid for LibreOffice, with whatever people write', async (context) => {
    const awkward = [
      '<&>"\'',
      '😀 名前',
      '"quoted"',
      'a,b',
      'two\nlines',
      '=1+1',
      '@x',
      "'t Hooft",
      '2026-06-05',
      '007',
      'TRUE',
    ]
    const bytes = await write(awkward.map((name) => ({ ...ada, name })))
    const office = findOffice()
    if (!office) {
      context.annotate('LibreOffice is not installed: the workbook is read with exceljs alone.')
      const sheet = (await read(bytes)).worksheets[0]
      expect(sheet?.rowCount).toBe(awkward.length + 1)
      return
    }
    const rows = convert(office, bytes)
    expect(rows.slice(1).map(([name]) => name)).toEqual(awkward)
    expect(rows[1]?.slice(1)).toEqual([
      '+44 20 7946 0958',
      '45.05',
      '1990-04-02',
      '2026-10-25 02:30:00',
      '3',
      'TRUE',
      '4.5',
    ])
  })
})

function findOffice(): string | undefined {
  for (const name of ['soffice', 'libreoffice']) {
    try {
      return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    } catch {}
  }
  return undefined
}

function convert(office: string, bytes: Buffer): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'postern-xlsx-'))
  try {
    writeFileSync(join(folder, 'export.xlsx'), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const asUtf8 = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false'
    execFileSync(
      office,
      [profile, '--headless', '--convert-to', asUtf8, '--outdir', folder, join(folder, 'export.xlsx')],
      {
        stdio: 'ignore',
      },
    )
    return parse(readFileSync(join(folder, 'export.csv')), { bom: true }) as string[][]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
