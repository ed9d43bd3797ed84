import { expect, test } from 'vitest'
import { toToolResult } from './tool-result.ts'

const textOf = (status: number, text: string, headers = {}) => {
  const { content, isError = false } = toToolResult({ status, text, headers })
  return { isError, text: (content[0] as { text: string }).text }
}

test('a list is shortened by whole items, and everything else by characters', () => {
  const items = Array.from({ length: 50 }, (_, n) => ({ n, text: 'x'.repeat(5_000) }))
  const list = textOf(200, JSON.stringify({ data: items, page: { has_more: false } })).text
  expect(list.length).toBeLessThan(62_000)
  expect(list).toContain('(cut: 11 of the 50 items of this page; ask for fewer with limit)')
  const one = textOf(200, JSON.stringify({ text: 'x'.repeat(100_000) })).text
  expect(one.length).toBeLessThan(62_000)
  expect(one).toContain('(cut: 100011 characters in all)')
})

test('marks differ, so that no text can end them', () => {
  const marks = [1, 2].map(() => /<data-[0-9a-f]+>/.exec(textOf(200, '{}').text)?.[0])
  expect(marks[0]).not.toBe(marks[1])
})

test('an error that is no JSON is one too', () => {
  expect(textOf(502, '<html>')).toEqual({ isError: true, text: 'The API could not answer. (502)' })
})
