import { expect, test } from 'vitest'
import { readMockOptions } from './options.ts'

test('the mock listens on 127.0.0.1:4010 unless told otherwise', () => {
  expect(readMockOptions([])).toEqual({ host: '127.0.0.1', port: 4010 })
  expect(readMockOptions(['--port', '4011', '-h', '0.0.0.0'])).toEqual({ host: '0.0.0.0', port: 4011 })
})

test.each([
  [['--prot', '4011'], 'The mock has no option --prot; it has --port and --host.'],
  [['-x'], 'The mock has no option -x; it has --port and --host.'],
  [['4011'], 'The mock takes no "4011"; it has --port and --host.'],
  [['--port'], 'The option --port needs a value.'],
  [['--port', 'soon'], 'The option --port takes a number from 1 to 65535, not "soon".'],
  [['--port', '65536'], 'The option --port takes a number from 1 to 65535, not "65536".'],
])('%j is told in one sentence', (args, sentence) => {
  expect(() => readMockOptions(args)).toThrow(new Error(sentence))
})
