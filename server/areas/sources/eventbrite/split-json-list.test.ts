import { describe, expect, test } from 'vitest'
import { buildSeededRandom } from '../../../testing/faults/random.ts'
import { JsonTooLargeError } from './json-values.ts'
import { splitJsonList } from './split-json-list.ts'

const cut = async (text: string, key = 'orders') => {
  const { around, items } = await splitJsonList(Buffer.from(text), key, () => undefined)
  return { around: around.toString(), items: items.map((item) => item.toString()) }
}

describe('a list', () => {
  test.each<[text: string, around: string, items: string[]]>([
    ['{"orders":[]}', '{"orders":[]}', []],
    ['{"orders": [ \n ] }', '{"orders": [] }', []],
    ['{"orders":[{"a":1},{"b":[2,3]}],"page":{"n":1}}', '{"orders":[],"page":{"n":1}}', ['{"a":1}', '{"b":[2,3]}']],
    ['{"page":{"orders":[1]},"orders":[1,2]}', '{"page":{"orders":[1]},"orders":[]}', ['1', '2']],
    [
      '{"x":"orders","y":[1],"orders":["]","}",",","\\"","\\\\"]}',
      '{"x":"orders","y":[1],"orders":[]}',
      ['"]"', '"}"', '","', '"\\""', '"\\\\"'],
    ],
    ['{"orders":{"list":[1]},"y":[2]}', '{"orders":{"list":[1]},"y":[2]}', []],
    ['{"orders":null,"y":[2]}', '{"orders":null,"y":[2]}', []],
    ['["orders",[1]]', '["orders",[1]]', []],
    ['{"orders":[1,]}', '{"orders":[]}', ['1', '']],
    ['{"orders":["never closed', '{"orders":["never closed', []],
    ['{"orders":[1', '{"orders":[1', []],
    ['', '', []],
  ])('is cut out of %j', async (text, around, items) => {
    expect(await cut(text)).toEqual({ around, items })
  })

  test('is the same, put together again, whatever it holds', async () => {
    const random = buildSeededRandom(5)
    const pick = <T>(choices: T[]) => choices[Math.floor(random() * choices.length)] as T
    const value = (depth: number): unknown => {
      if (depth === 0 || random() < 0.4)
        return pick([1, -2.5e3, true, null, '', 'a"b', '\\', '[{', '}],', 'orders', 'é🎟\n'])
      const many = Array.from({ length: Math.floor(random() * 4) }, () => value(depth - 1))
      return random() < 0.5 ? many : Object.fromEntries(many.map((one, n) => [pick(['orders', 'x"', `k${n}`]), one]))
    }
    for (let round = 0; round < 500; round += 1) {
      const orders = Array.from({ length: Math.floor(random() * 5) }, () => value(4))
      const document = { before: value(3), orders, after: value(3) }
      const { around, items } = await cut(JSON.stringify(document, null, pick([0, 2])))
      expect(JSON.parse(around)).toEqual({ ...document, orders: [] })
      expect(items.map((item) => JSON.parse(item))).toEqual(orders)
    }
  })

  test('has a limit', async () => {
    expect((await cut(`{"orders":[${Array(200).fill('1').join()}]}`)).items).toHaveLength(200)
    await expect(cut(`{"orders":[${Array(201).fill('1').join()}]}`)).rejects.toThrow(JsonTooLargeError)
  })
})

test.each([
  ['text that is full of quotes', `{"x":"${'\\"'.repeat(50_000)}","orders":[]}`],
  ['nothing but space', `{"orders":[${' '.repeat(100_000)}]}`],
  ['many small values', `{"x":[${Array(50_000).fill(0).join()}],"orders":[]}`],
])('others have their turn while a list is looked for in %s', async (_, text) => {
  let turns = 0
  await splitJsonList(Buffer.from(text), 'orders', () => {
    turns += 1
    return undefined
  })
  expect(turns).toBeGreaterThan(40)
})
