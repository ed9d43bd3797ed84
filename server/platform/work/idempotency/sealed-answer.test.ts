import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptAnswer, encryptAnswer, type StoredAnswer } from './sealed-answer.ts'

const [KEY, NAME] = ['svc_test_one', 'order-1']
const answerOf = (body: StoredAnswer['body']): StoredAnswer => ({ status: 200, headers: { ETag: '"1"' }, body })
const again = (answer: StoredAnswer) => decryptAnswer(encryptAnswer(answer, KEY, NAME), KEY, NAME)

test.each([
  ['nothing', null],
  ['a short text', '{"name":"Nerea Ibáñez"}'],
  ['a long text', '{"name":"Nerea Ibáñez"}'.repeat(10_000)],
  ['text that begins as deflated data does', 'x'.repeat(20_000)],
  ['bytes', randomBytes(20_000)],
])('%s is opened as it was sealed', (_, body) => {
  expect(again(answerOf(body))).toEqual(answerOf(body))
})

test('a long answer that repeats itself takes little room', () => {
  const body = '{"result":"accepted"}'.repeat(10_000)
  expect(encryptAnswer(answerOf(body), KEY, NAME).length).toBeLessThan(body.length / 20)
})

test('another key, another name or another byte opens nothing', () => {
  const sealed = encryptAnswer(answerOf('secret'), KEY, NAME)
  expect(() => decryptAnswer(sealed, 'svc_test_two', NAME)).toThrow()
  expect(() => decryptAnswer(sealed, KEY, 'order-2')).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => decryptAnswer(sealed, KEY, NAME)).toThrow()
})
