import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { findMultipartBoundary, openUploadForm } from './upload-form.ts'

const FORM = [
  '--mark',
  'Content-Disposition: form-data; name="csrf"',
  '',
  'abc',
  '--mark',
  'Content-Disposition: form-data; name="days"',
  '',
  'fri',
  '--mark',
  'Content-Disposition: form-data; name="days"',
  '',
  'sábado\r\n--mar',
  '--mark',
  'Content-Disposition: form-data; name="file"; filename="people.csv"',
  'Content-Type: text/csv',
  '',
  'First name\r\n--mar\r\n\r\nAda\r\n',
  '--mark--',
  '',
].join('\r\n')

async function* inPieces(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const read = async (chunks: AsyncIterable<Buffer>) => Buffer.concat(await Readable.from(chunks).toArray()).toString()

test.each([1, 2, 3, 7, 64, 10_000])('is read in pieces of %i bytes', async (length) => {
  const { fields, file } = await openUploadForm(inPieces(FORM, length), 'mark')
  expect([...fields]).toEqual([
    ['csrf', 'abc'],
    ['days', 'fri'],
    ['days', 'sábado\r\n--mar'],
  ])
  expect(file?.name).toBe('people.csv')
  expect(await read(file?.chunks ?? inPieces('', 1))).toBe('First name\r\n--mar\r\n\r\nAda\r\n')
})

test('a form in which no file was chosen has no file', async () => {
  const empty = FORM.replace('people.csv', '').replace('First name\r\n--mar\r\n\r\nAda\r\n', '')
  const { fields, file } = await openUploadForm(inPieces(empty, 50), 'mark')
  expect([fields.get('csrf'), fields.has('file'), file]).toEqual(['abc', false, null])
})

test('reads no more of a file than is taken', async () => {
  let pieces = 0
  async function* endless() {
    yield Buffer.from(FORM.slice(0, FORM.indexOf('First name')))
    for (;;) {
      pieces += 1
      yield Buffer.alloc(1_000, 'x')
    }
  }
  const { file } = await openUploadForm(endless(), 'mark')
  await file?.chunks.next()
  await file?.chunks.next()
  expect(pieces).toBeLessThan(5)
})

describe('is refused', () => {
  test.each([
    ['that ends in the middle', inPieces(FORM.slice(0, 100), 10), 'The form ended before its last part did.'],
    ['whose file ends in the middle', inPieces(FORM.slice(0, -20), 10), 'The form ended before its last part did.'],
    ['of too many fields', inPieces(FORM.replace('abc', 'x'.repeat(70_000)), 5_000), 'more than 65536 bytes'],
    ['of 1001 fields', inPieces(`--mark${'\r\n\r\n\r\n\r\n--mark'.repeat(1_001)}--`, 5_000), 'more than 1000 fields'],
    ['of one endless heading', inPieces(`--mark\r\n${'x'.repeat(70_000)}`, 5_000), 'more than 65536 bytes'],
  ])('if it is one %s', async (_, chunks, message) => {
    const opened = openUploadForm(chunks, 'mark').then(async ({ file }) => read(file?.chunks ?? inPieces('', 1)))
    await expect(opened).rejects.toThrow(message)
  })
})

test.each([
  ['multipart/form-data; boundary=----x1', '----x1'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data;boundary=x', 'x'],
  [`multipart/form-data; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
  ['multipart/form-data; boundary="a "', null],
  ['multipart/form-data; boundary="a;b"', null],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data', null],
  ['application/x-www-form-urlencoded', undefined],
  ['text/plain; boundary=x', undefined],
  [undefined, undefined],
])('of the type %s has the boundary %s', (type, boundary) => {
  expect(findMultipartBoundary(type)).toBe(boundary)
})
