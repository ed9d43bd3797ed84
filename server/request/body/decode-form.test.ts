import { expect, test } from 'vitest'
import { decodeUrlEncodedForm } from './decode-form.ts'

const decode = (text: string, maxFields = 5_000) => {
  const form = decodeUrlEncodedForm(Buffer.from(text), maxFields)
  return form && [...form]
}

test.each([
  '',
  'a',
  'a=',
  '=b',
  '=',
  '&',
  'a=1&a=2&&b=3&',
  'a=b=c',
  'first+name=Ada+Lovelace',
  'na%6De=%26%3D%2B%25+',
  'a=%',
  'a=%4',
  'a=%zz%4g',
  'a=%c3%a1%E2%82%ac',
  'a=á€😀',
  'a=%ff%c3',
  'a=%EF%BB%BFb',
  '%EF%BB%BFa=b',
  'a=%0D%0A\r\n',
  'a=%00',
])('%s is read as browsers mean it', (text) => {
  expect(decode(text)).toEqual([...new URLSearchParams(text)])
})

test('a sign of each kind, again and again, is read as browsers mean it', () => {
  const signs = ['+', '%', '&', '=', '4', 'g', '%41']
  const texts = signs.flatMap((one) => signs.flatMap((two) => signs.map((three) => one + two + three)))
  for (const text of texts) expect([text, decode(text)]).toEqual([text, [...new URLSearchParams(text)]])
})

test('fields are counted before they are read', () => {
  expect(decode('a&b&c', 3)).toHaveLength(3)
  expect(decode('a&b&c&d', 3)).toBeUndefined()
  expect(decode('&&&', 3)).toBeUndefined()
})
