import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UsageError } from '../server/testing/command-line.ts'
import { allOperations } from './contract.ts'
import { readConformanceOptions } from './options.ts'

let folder: string
const keyFile = async (content: string) => {
  const file = join(folder, 'keys.json')
  await writeFile(file, content)
  return file
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-conformance-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('nothing means a local run of everything', () => {
  expect(readConformanceOptions([])).toEqual({ operations: allOperations, json: null, foreign: null })
})

test('one operation can be chosen, or some', () => {
  const chosen = readConformanceOptions(['--only', 'getMe', '--only', 'getGroup', '--json', 'out.json'])
  expect(chosen?.operations.map(({ id }) => id)).toEqual(['getMe', 'getGroup'])
  expect(chosen?.json).toBe('out.json')
})

test('one key may be of any kind, keys by role are what they are called', async () => {
  const one = readConformanceOptions(['--base-url', 'https://tickets.example/v1/', '--key', 'svc_test_a'])
  expect(one?.foreign).toEqual({ baseUrl: 'https://tickets.example', keys: { all: 'svc_test_a' }, lenient: true })
  const file = await keyFile('{ "read": "svc_live_a", "expired": "svc_live_b" }')
  const several = readConformanceOptions(['--base-url', 'http://localhost:8080', '--keys', file])
  expect(several?.foreign).toMatchObject({ keys: { read: 'svc_live_a', expired: 'svc_live_b' }, lenient: false })
})

test.each([
  [['--colour', 'red'], /colour/],
  [['--only', 'getYou'], /no operation getYou; there are .*getMe/],
  [['--key', 'svc_test_a'], /need --base-url/],
  [['--base-url', 'http://localhost'], /either --key or --keys/],
  [['--base-url', 'http://localhost', '--key', 'a', '--keys', 'b'], /either --key or --keys/],
  [['--base-url', 'ftp://localhost', '--key', 'a'], /not an http address/],
  [['--base-url', 'http://localhost', '--keys', '/nowhere.json'], /could not be read/],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readConformanceOptions(args)).toThrow(UsageError)
  expect(() => readConformanceOptions(args)).toThrow(reason)
})

test.each([
  ['[', /not JSON/],
  ['[]', /object of roles/],
  ['{ "reader": "svc_live_a" }', /role "reader" is not known; the roles are .*read/],
  ['{ "read": 7 }', /key of "read"/],
])('the key file %s is refused with a reason', async (content, reason) => {
  const file = await keyFile(content)
  expect(() => readConformanceOptions(['--base-url', 'http://localhost', '--keys', file])).toThrow(reason)
})
