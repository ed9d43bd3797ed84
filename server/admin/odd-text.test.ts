import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpAdminTests } from '../testing/admin/admin-test-setup.ts'
import { buildTestApiCall, makeTestEvent } from '../testing/fixtures.ts'

const { read, run, server } = setUpAdminTests()

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postern-odd-text-'))
  const made = await read('org', 'create', '--slug', 'harbour', '--name', 'Harbour', '--plan', 'scale')
  const key = await server().key(made.organization.id, { scopes: ['read', 'write', 'admin'] })
  await makeTestEvent(buildTestApiCall(server(), key.value), { code: 'lights' })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const fileOf = async (name: string, text: string) => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

describe('half a character or a zero', () => {
  test('in a word of the command line is not kept', async () => {
    const { organization } = await read('org', 'create', '--slug', 'odd', '--name', 'Har\ud83dbour\0 Hall')
    expect(organization.name).toBe('Har\ufffdbour Hall')
    const [row] = await server().database('audit_log').where({ object_id: organization.id })
    expect(row.after.name).toBe('Har\ufffdbour Hall')
  })

  test('in a file with the text of a communication is not kept', async () => {
    const file = await fileOf('letter.md', 'Hello\0 there')
    const options = ['--name', 'News', '--subject', 'News', '--body-file', file]
    const { communication } = await read('communication', 'create', 'harbour', 'lights', ...options)
    expect(communication.body).toBe('Hello there')
  })

  test.each([
    ['half a character', '\\ud800', 'contains an escaped surrogate'],
    ['a zero', '\\u0000', 'contains a NUL character'],
  ])('in a template is refused: %s', async (_, written, sentence) => {
    const file = await fileOf('template.json', `{"version":1,"event":{"name":"Har${written}bour"}}`)
    const { code, stderr } = await run('template', 'import', 'harbour', '--file', file, '--starts-on', '2027-06-04')
    expect(code).toBe(2)
    expect(stderr).toContain(`The file ${file} holds no template`)
    expect(stderr).toContain(sentence)
  })
})
