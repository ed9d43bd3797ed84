import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

const parse = (text: string, maxDepth = 32) => parseStrictJson(Buffer.from(text), { maxDepth })
const refusal = (path: string, message: string | RegExp) => ({
  ok: false,
  problem: expect.objectContaining({
    path,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  }),
})
const invalid = (where: string, expected: string, found: string) =>
  refusal('', `The body is not valid JSON at ${where}: expected ${expected} but found ${found}.`)

describe('a valid body', () => {
  it.each([
    'null',
    ' true ',
    '[false]',
    '"text"',
    '-0.5e-3',
    '{}',
    '[]',
    '[ ]',
    '{ }',
    '[1,[],{},"x"]',
    '\t{"a" : {"b":[1, 2,\r\n{"c":null}]}}\n',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"',
    '"\\ud83d\\ude00 😀"',
    '9007199254740991',
    '-9007199254740991',
    '9.007199254740991e15',
    '1e-7',
    '0.1234567890123456789',
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":1,"A":2}',
  ])('%s gives what JSON.parse gives', (text) => {
    expect(parse(text)).toStrictEqual({ ok: true, value: JSON.parse(text) })
  })
})

describe('an invalid JSON text is refused with its place and what was expected', () => {
  it.each([
    ['', 'line 1, column 1', 'a JSON value', 'the end of the body'],
    ['\n  ', 'line 2, column 3', 'a JSON value', 'the end of the body'],
    ['{"a":1\n,"é😀" 1}', 'line 2, column 7', '":" after the property name', '"1"'],
    ['[1 2]', 'line 1, column 4', '"," or "]"', '"2"'],
    ['[,]', 'line 1, column 2', 'a JSON value or "]"', '","'],
    ['[1,]', 'line 1, column 4', 'a JSON value', '"]"'],
    ['[1}', 'line 1, column 3', '"," or "]"', '"}"'],
    ['{"a":1]', 'line 1, column 7', '"," or "}"', '"]"'],
    ['{"a":1 "b":2}', 'line 1, column 8', '"," or "}"', 'a double quote'],
    ['{"a":1,}', 'line 1, column 8', 'a property name in double quotes', '"}"'],
    ['{a:1}', 'line 1, column 2', 'a property name in double quotes or "}"', '"a"'],
    ["{'a':1}", 'line 1, column 2', 'a property name in double quotes or "}"', '"\'"'],
    ['{"a":}', 'line 1, column 6', 'a JSON value', '"}"'],
    ['{"a":1', 'line 1, column 7', '"," or "}"', 'the end of the body'],
    ['1 2', 'line 1, column 3', 'the end of the body', '"2"'],
    ['[]]', 'line 1, column 3', 'the end of the body', '"]"'],
    ['tru ', 'line 1, column 4', 'the word "true"', 'a space'],
    ['folse', 'line 1, column 2', 'the word "false"', '"o"'],
    ['nul', 'line 1, column 4', 'the word "null"', 'the end of the body'],
    ['NaN', 'line 1, column 1', 'a JSON value', '"N"'],
    ['01', 'line 1, column 2', 'no further digit after a leading zero', '"1"'],
    ['-', 'line 1, column 2', 'a digit', 'the end of the body'],
    ['+1', 'line 1, column 1', 'a JSON value', '"+"'],
    ['1.', 'line 1, column 3', 'a digit after the decimal point', 'the end of the body'],
    ['1e+', 'line 1, column 4', 'a digit in the exponent', 'the end of the body'],
    ['"abc', 'line 1, column 5', 'a closing double quote', 'the end of the body'],
    ['"a\\', 'line 1, column 4', 'one of " \\ / b f n r t u after the backslash', 'the end of the body'],
    ['"\\x"', 'line 1, column 3', 'one of " \\ / b f n r t u after the backslash', '"x"'],
    ['"\\u12g4"', 'line 1, column 6', 'four hexadecimal digits after \\u', '"g"'],
    ['"\n"', 'line 1, column 2', 'an escape sequence in place of a raw control character', 'the character U+000A'],
    ['[\u00a01]', 'line 1, column 2', 'a JSON value or "]"', 'the character U+00A0'],
    ['\u202e', 'line 1, column 1', 'a JSON value', 'the character U+202E'],
  ])('%j fails at %s: expected %s, found %s', (text, where, expected, found) => {
    expect(parse(text)).toEqual(invalid(where, expected, found))
  })

  it('and wins over a duplicate key noticed before it', () => {
    expect(parse('{"a":1,"a":2')).toEqual(invalid('line 1, column 13', '"," or "}"', 'the end of the body'))
  })
})

describe('bytes that are not plain UTF-8 are refused', () => {
  it.each([
    ['a lone continuation byte', [0x22, 0x80, 0x22]],
    ['an overlong encoding', [0x22, 0xc0, 0xaf, 0x22]],
    ['a raw surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a cut sequence', [0x22, 0xe2, 0x82]],
    ['UTF-16', [0xff, 0xfe, 0x31, 0x00]],
  ])('%s', (_name, bytes) => {
    expect(parseStrictJson(Uint8Array.from(bytes), { maxDepth: 8 })).toEqual(
      refusal('', 'The body is not valid UTF-8.'),
    )
  })

  it('a leading byte order mark', () => {
    expect(parse('\ufeff{}')).toEqual(refusal('', /byte order mark/))
  })
})

describe('depth', () => {
  it('allows exactly the limit', () => {
    expect(parse('[{"a":[]},[[]]]', 3)).toMatchObject({ ok: true })
  })

  it('refuses one level more and points at it', () => {
    expect(parse('[1,{"a":[[]]}]', 3)).toEqual(
      refusal('/1/a/0', 'The body nests arrays and objects more than 3 levels deep.'),
    )
  })

  it('allows only scalars with a limit of zero', () => {
    expect([parse('1', 0).ok, parse('[]', 0).ok]).toEqual([true, false])
  })

  it('refuses 100,000 nested arrays, closed or not', () => {
    const open = '['.repeat(100_000)
    for (const text of [open, open + ']'.repeat(100_000)])
      expect(parse(text, 64)).toEqual(refusal('/0'.repeat(64), /64 levels/))
  })

  it('survives 49,000 nested arrays under a limit that lets them be scanned', () => {
    expect(parse('['.repeat(49_000), 200_000)).toEqual(
      invalid('line 1, column 49001', 'a JSON value or "]"', 'the end of the body'),
    )
  })
})

describe('duplicate keys are refused by name and pointer', () => {
  const many = Array.from({ length: 50 }, (_, index) => `"key${index}":${index}`).join()
  it.each([
    ['{"a":1,"a":1}', '/a', '"a"'],
    ['{"a":1,"b":2,"\\u0061":3}', '/a', '"a"'],
    ['{"":1,"":2}', '/', '""'],
    ['{"x":[0,{"email":"a","email":"b"}]}', '/x/1/email', '"email"'],
    ['{"a/b":{"~":1,"~":2}}', '/a~1b/~0', '"~"'],
    ['{"a":{"b":1},"a":{"b":1}}', '/a', '"a"'],
    ['{"__proto__":1,"__proto__":2}', '/__proto__', '"__proto__"'],
    [`{${many},"key49":1}`, '/key49', '"key49"'],
    [`{${many},"k\\u0065y0":1}`, '/key0', '"key0"'],
    ['{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0,"7":0,"8":0,"9":0,"9":0}', '/9', '"9"'],
  ])('%s', (text, path, key) => {
    expect(parse(text)).toEqual(refusal(path, `The key ${key} appears more than once in the same object.`))
  })

  it('with a long key shortened in the message and the pointer left at what encloses it', () => {
    const key = 'k'.repeat(1000)
    const message = `The key "${'k'.repeat(64)}…" appears more than once in the same object.`
    expect(parse(`{"a":[{"${key}":1,"${key}":2}]}`)).toEqual(refusal('/a/0', message))
  })
})

describe('an object that no request needs is refused', () => {
  const object = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`

  it('with a key of more than 1024 characters', () => {
    expect(parse(`{"${'k'.repeat(1024)}":1}`)).toMatchObject({ ok: true })
    const message = `The key "${'k'.repeat(64)}…" is longer than 1024 characters.`
    expect(parse(`{"a":[{"${'k'.repeat(1025)}":1}]}`)).toEqual(refusal('/a/0', message))
  })

  it('with more than 50,000 values, whatever follows them', () => {
    const values = (count: number) => `{"a":[${Array(count - 2).fill('[]')}]}`
    expect(parse(values(50_000)).ok).toBe(true)
    expect(parse(values(50_001))).toEqual(refusal('', 'The body holds more than 50000 values.'))
    expect(parse(`${values(50_001)}]`)).toEqual(refusal('', 'The body holds more than 50000 values.'))
  })

  it('with more than 1,000 keys', () => {
    expect(parse(object(1_000))).toMatchObject({ ok: true })
    expect(parse(`[0,${object(1_001)}]`)).toEqual(refusal('/1', 'The object has more than 1000 keys.'))
  })
})

describe('text that cannot be stored is refused', () => {
  it.each([
    ['["a\\u0000b"]', '/0', /^The string contains a NUL/],
    ['{"x":{"a\\u0000":1}}', '/x', /^The key "a\\u0000" contains a NUL/],
    ['{"a\\u0000":1}', '', /^The key "a\\u0000" contains a NUL/],
    ['["a\u0000b"]', '', /found a NUL character/],
    ['{"a\u0000":1}', '', /found a NUL character/],
    ['{"a":"\\ud800"}', '/a', /^The string contains an escaped surrogate/],
    ['{"a":"\\uDC00"}', '/a', /surrogate/],
    ['{"a":"\\ud800x"}', '/a', /surrogate/],
    ['{"a":"\\ud800\\ud800\\udc00"}', '/a', /surrogate/],
    ['{"a":"\\ud800\\udbff"}', '/a', /surrogate/],
    ['{"a":"\\udc00\\udc00"}', '/a', /surrogate/],
    ['{"a":"\\ud800\\n"}', '/a', /surrogate/],
    ['{"a":"\\ud800\\u0041"}', '/a', /surrogate/],
    ['{"\\ud800":1}', '', /^The key "\\ud800" contains an escaped surrogate/],
  ])('%j', (text, path, message) => {
    expect(parse(text)).toEqual(refusal(path, message))
  })
})

describe('numbers that JavaScript would change are refused', () => {
  it.each(['9007199254740992', '-9007199254740993', '9007199254740993.0', '1e20', '12345678901234567890123'])(
    '%s is beyond the safe integers',
    (text) => {
      expect(parse(`{"n":${text}}`)).toEqual(refusal('/n', /beyond ±9007199254740991/))
    },
  )

  it.each(['1e999', '-1E+400', '9'.repeat(400)])('%s is too large', (text) => {
    expect(parse(`[0,${text}]`)).toEqual(refusal('/1', /beyond ±9007199254740991/))
  })
})

it('a __proto__ key becomes an own property and pollutes nothing', () => {
  const result = parse('{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":{"polluted":true}}}}')
  const value = (result as { value: object }).value
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(Object.keys(value)).toEqual(['__proto__', 'a'])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('reports the first of several problems', () => {
  expect(parse('{"a":"\\u0000","n":1e999}')).toMatchObject({ problem: { path: '/a' } })
})

describe('where any text is taken', () => {
  it.each(['["a\\u0000b"]', '["\\ud800"]'])('%s is what it says', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(parseStrictJson(bytes, { maxDepth: 8 }).ok).toBe(false)
    expect(parseStrictJson(bytes, { maxDepth: 8, anyText: true })).toEqual({ ok: true, value: JSON.parse(text) })
  })
})
