import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildCsvScanner } from './csv.ts'

function scan(pieces: string[]): string[][] {
  const scanner = buildCsvScanner(',', 1)
  return [...pieces.flatMap((piece) => scanner.scan(piece)), ...scanner.end()]
}

/** Deterministic pseudo-random numbers. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    yield state >>> 8
  }
}

const SIGNS = ['a', 'é', ',', '"', '"', '\r', '\n', '\r\n', ' ', ';']

test('rows are those that csv-parse reads, wherever the pieces end', () => {
  const random = numbers(7)
  const below = (limit: number) => random.next().value % limit
  let compared = 0
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: below(14) }, () => SIGNS[below(SIGNS.length)]).join('')
    const cut = below(text.length + 1)
    const expected = readByOthers(text)
    if (expected) compared += 1
    expect(
      attempt(() => scan([text.slice(0, cut), text.slice(cut)])),
      JSON.stringify([text, cut]),
    ).toEqual(expected)
  }
  expect(compared).toBeGreaterThan(10_000)
})

const attempt = (read: () => string[][]) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const readByOthers = (text: string) =>
  attempt(() =>
    parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
