import { describe, expect, test } from 'vitest'
import { readScanCaseOptions } from './options.ts'

describe('npm run scan-cases', () => {
  test('takes a file alone', () => {
    expect(readScanCaseOptions(['cases.json'])).toEqual({ file: 'cases.json', service: null })
  })

  test('takes an address with a key for each mode', () => {
    const args = ['cases.json', '--base-url', 'https://tickets.example/v1/', '--live-key', 'l', '--test-key', 't']
    expect(readScanCaseOptions(args)?.service).toEqual({
      baseUrl: 'https://tickets.example',
      liveKey: 'l',
      testKey: 't',
    })
  })

  test('shows its usage when asked', () => {
    expect(readScanCaseOptions(['--help'])).toBeNull()
  })

  test.each([
    [[], 'Name one file of cases.'],
    [['a.json', 'b.json'], 'Name one file of cases.'],
    [['a.json', '--test-key', 't'], 'need --base-url'],
    [['a.json', '--base-url', 'tickets'], 'is not an http address'],
    [['a.json', '--base-url', 'http://tickets'], 'Give --live-key, --test-key or both.'],
    [['a.json', '--port', '1'], '--port'],
  ])('refuses %j', (args, message) => {
    expect(() => readScanCaseOptions(args)).toThrow(message)
  })
})
