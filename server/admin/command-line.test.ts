import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectDatabase } from '../platform/database/connect.ts'
import { runAdminCommand, spawnAdminCommand } from '../testing/admin/run-admin.ts'
import { cloneDatabase, type TestDatabase, withDatabaseName } from '../testing/test-database.ts'
import { loadAllCommands } from './commands/index.ts'
import { findCommand } from './find-command.ts'
import { buildHelpOutput } from './help.ts'
import { formatProperties, toTable } from './output.ts'
import { parseArguments, readCliInput } from './parse.ts'
import { commandSummaries } from './summaries.ts'

const commands = await loadAllCommands()

function refusalOf(line: string): { message: string; usage: string | null } {
  try {
    const typed = parseArguments(line.split(' '), commands)
    readCliInput(findCommand(commands, typed.words), typed, {})
  } catch (error) {
    return error as { message: string; usage: string | null }
  }
  throw new Error(`"${line}" was accepted`)
}

describe('what is typed', () => {
  test.each([
    ['key creat x', 'There is no command "key creat". Did you mean "key create"?'],
    ['keys list x', 'There is no command "keys list". Did you mean "key list"?'],
    ['list keys', 'Did you mean "key list"?'],
    ['docter', 'There is no command "docter". Did you mean "doctor"?'],
    ['membr', 'Did you mean "help member"?'],
    ['frobnicate', 'There is no command "frobnicate". "postern-admin help" shows all commands.'],
    ['key', '"key" needs one word more. There are "key create", "key list", "key revoke".'],
    ['key frobnicate', 'There is no command "key frobnicate". There are "key create", "key list", "key revoke".'],
    ['key create', '<org>, --name, --mode and --scopes are missing.'],
    ['key create x --name a --mode live', '--scopes is missing.'],
    ['key create x --nam a', '"key create" has no option --nam. Did you mean --name?'],
    ['key create x -n a', '"key create" has no option -n.'],
    ['key create x --name --mode live', 'The option --name needs a value.'],
    ['key create x --name', 'The option --name needs a value.'],
    ['key create x --name a --name b', 'The option --name is given twice.'],
    ['key list x y', '"y" is one word too many; put a value with spaces into quotes.'],
    ['key list x --json=yes', 'The option --json takes no value.'],
    ['distribute --check=yes', 'The option --check takes no value.'],
    ['distribute --check now', '"now" is one word too many'],
    ['org list --as a@b.example', '"org list" is for the operator of the installation'],
    ['org override x', '<entry=value> is missing.'],
    ['key list --as a --as b --bat 3', 'The option --as is given twice. "key list" has no option --bat.'],
    ['key create --colour red --json=no', '"key create" has no option --colour. The option --json takes no value. --n'],
  ])('%s', (line, message) => {
    expect(refusalOf(line).message).toContain(message)
  })

  test('a missing option is answered with the usage line', () => {
    expect(refusalOf('group create x').usage).toBe(
      'postern-admin group create <org> --code CODE --name NAME [--parent CODE]',
    )
  })

  test('a flag of a command is there or not', () => {
    const typed = parseArguments(['distribute', '--check'], commands)
    const command = findCommand(commands, typed.words)
    expect(readCliInput(command, typed, {}).option('check')).toBe('')
    expect(readCliInput(command, { ...typed, given: [] }, {}).option('check')).toBeUndefined()
    expect(refusalOf('distribute --chek').usage).toBe('postern-admin distribute [--check]')
  })

  test('options stand anywhere, and a value may begin with dashes after =', () => {
    const typed = parseArguments(
      '--json key create --name=--x h --mode live --scopes a,b --scopes c'.split(' '),
      commands,
    )
    const input = readCliInput(findCommand(commands, typed.words), typed, {})
    expect([input.operand('org'), input.required('name'), input.list('scopes')]).toEqual(['h', '--x', ['a', 'b', 'c']])
    expect([typed.json, input.as, input.option('group')]).toEqual([true, null, undefined])
  })

  test.each(['README.md', 'server/README.md', 'server/admin/help.ts', 'server/admin/doctor/machine.ts'])(
    '%s never has npx fetch a package of this name from a registry',
    async (path) => {
      const text = await readFile(join(import.meta.dirname, '../..', path), 'utf8')
      expect(text).toContain('npx --no-install postern-admin')
      expect(text).not.toContain('npx postern-admin')
    },
  )

  test('the README lists every command, and the guides speak of no other', async () => {
    const read = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8')
    const known = new Set<string>(commands.map(({ name }) => name))
    const guide = await read('server/README.md')
    const [, table = ''] = /\| command \| what it does \|\n(.*?)\n\n/s.exec(guide) ?? []
    const listed = table.split('\n').flatMap((row) => {
      const words = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
      const [noun] = (words[0] ?? '').split(' ')
      return words.map((word) => (known.has(`${noun} ${word}`) ? `${noun} ${word}` : word))
    })
    expect(listed.sort()).toEqual([...known].sort())
    for (const path of ['README.md', 'server/README.md', 'sdk/README.md']) {
      const spoken = [...(await read(path)).matchAll(/`postern-admin ((?:[a-z-]+ ?)+)/g)].map(([, name = '']) => name)
      for (const name of spoken) expect([...known]).toContain(name.trim())
    }
  })

  test.each(commands.map(({ name }) => name))('help explains %s', (name) => {
    const { text } = buildHelpOutput(commands, name.split(' '))
    expect(text).toMatch(new RegExp(`^Usage: postern-admin ${name}`))
    expect(text).toContain(`npx --no-install postern-admin ${name}`)
  })
})

describe('what is printed', () => {
  test('columns are aligned, and what a terminal would obey is not sent', () => {
    expect(
      toTable(
        ['A', 'N'],
        [
          ['x\u001b[2J', 5],
          ['long name', 10],
        ],
      ),
    ).toBe('A           N\nx\uFFFD[2J       5\nlong name  10')
    expect(
      formatProperties([
        ['Name', 'a\nb\u202E'],
        ['Id', null],
      ]),
    ).toBe('Name  a\uFFFDb\uFFFD\nId    -')
  })
})

describe('the process', () => {
  let clone: TestDatabase
  let environment: Record<string, string>
  const run = (...args: string[]) => runAdminCommand(environment, ...args)

  beforeAll(async () => {
    clone = await cloneDatabase(inject('postgresUrl'))
    environment = { DATABASE_URL: clone.url }
  })

  afterAll(() => clone.drop())

  test('explains itself without a database', async () => {
    const nothing = { DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:9/x' }
    const [alone, area, version, json] = await Promise.all([
      spawnAdminCommand(nothing),
      spawnAdminCommand(nothing, 'key', '--help'),
      spawnAdminCommand(nothing, '--version', '--json'),
      spawnAdminCommand(nothing, 'help', 'key', 'create', '--json'),
    ])
    expect([alone.code, area.code, version.code, json.code]).toEqual([0, 0, 0, 0])
    expect(alone.stdout).toContain('Your first key:')
    for (const { name } of commands) expect(alone.stdout).toContain(`  ${name} `)
    expect(Object.keys(commandSummaries)).toEqual(commands.map(({ name }) => name))
    expect(area.stdout).toContain('Usage: postern-admin key revoke <org> <key>')
    expect(JSON.parse(version.stdout)).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(JSON.parse(json.stdout).commands).toMatchObject([{ name: 'key create' }])
  })

  test('tells all wrong values at once', async () => {
    const wrong = ['--name', '', '--mode', 'life', '--scopes', 'wriet', '--expires', 'soon', '--rate', '0']
    const [key, organization, member, overrides, terms, group] = await Promise.all([
      run('key', 'create', 'sandbox', ...wrong, '--allow', 'here,there'),
      run(
        'org',
        'create',
        '--slug',
        'A B',
        '--name',
        'A',
        '--plan',
        'big',
        '--timezone',
        'Here',
        '--owner-email',
        'ana',
        '--owner-name',
        '',
      ),
      run('member', 'add', 'sandbox', '--email', 'li', '--name', '', '--role', 'boss'),
      run('org', 'override', 'sandbox', 'size=1', 'api_read=perhaps'),
      run('org', 'terms', 'sandbox', 'cat=a,b', 'day=one'),
      run('group', 'create', 'sandbox', '--code', 'A B', '--name', ''),
    ])
    expect(key.stderr).toMatch(
      /no mode life; .* A name has .* no scope wriet; .* soon is not an instant; .* not 0\. here is not .* there is not /,
    )
    expect(organization.stderr).toMatch(
      /A B is not a slug: .* Here is not a time zone .* no plan big; .* ana is not an email address\. A name has /,
    )
    expect(member.stderr).toMatch(/no role boss; .* li is not an email address\. A name has /)
    expect(overrides.stderr).toMatch(/no entry size; .* api_read must be true or false, not perhaps\./)
    expect(terms.stderr).toMatch(/no words for cat; .* day takes two words /)
    expect(group.stderr).toMatch(/A B is not a code: .* A name has /)
    for (const { code } of [key, organization, member, overrides, terms, group]) expect(code).toBe(2)
  })

  test('tells wrong usage with 2 and a refusal with 1, in words or as JSON', async () => {
    const key = ['key', 'create', 'sandbox', '--name', 'K', '--mode', 'live']
    const runs = await Promise.all([
      spawnAdminCommand(environment, 'keys', 'create', '--json'),
      run(...key, '--json'),
      run(...key, '--scopes', 'read,wriet'),
      run(...key, '--scopes', 'read', '--allow', '203.0.113.7/24'),
      run(...key, '--scopes', 'read', '--expires', '2020-01-01T00:00:00Z'),
      run(...key, '--scopes', 'read', '--expires', '2030-01-01'),
      run(...key, '--scopes', 'read', '--rate', '0'),
      run(...key, '--scopes', 'read', '--group', 'nowhere'),
      run('key', 'list', 'nowhere', '--json'),
      run('key', 'list', 'sandbox', '--as', 'nobody@x.example'),
      run('member', 'role', 'sandbox', 'owner@sandbox.example', 'admin'),
      run('--as', 'x@y.example'),
    ])
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2])
    for (const { stdout, stderr } of runs) {
      expect(stdout).toBe('')
      expect(stderr).not.toMatch(/^\s+at /m)
    }
    const told = runs.map(({ stderr }) => stderr)
    expect(JSON.parse(told[0] ?? '').error.message).toContain('Did you mean "key create"?')
    expect(JSON.parse(told[1] ?? '').error).toEqual({
      message: '--scopes is missing.',
      usage: expect.stringContaining('postern-admin key create <org> --name NAME'),
    })
    expect(told[2]).toContain('There is no scope wriet; the scopes are read, write, admin, scanner')
    expect(told[3]).toContain('Write 203.0.113.0/24 for the range')
    expect(told[4]).toContain('would already have expired')
    expect(told[5]).toContain('write one as 2027-01-31T18:00:00Z')
    expect(told[6]).toContain('from 1 to 1000000, not 0')
    expect(told[7]).toBe('There is no group nowhere. "postern-admin group list sandbox" shows the groups.\n')
    expect(JSON.parse(told[8] ?? '')).toEqual({
      error: { message: 'There is no organization nowhere. "postern-admin org list" shows the organizations.' },
    })
    expect(told[9]).toContain('"postern-admin member list sandbox" shows the members.')
    expect(told[10]).toContain('is the last owner of sandbox')
    const database = connectDatabase({ url: clone.url, poolSize: 1, applicationName: 'test' })
    expect(await database('audit_log').pluck('action')).toEqual([])
    await database.destroy()
  })

  test('says that the database cannot be used, without the password', async () => {
    const runs = await Promise.all([
      spawnAdminCommand({ DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:9/x' }, 'org', 'list'),
      spawnAdminCommand({ DATABASE_URL: 'mysql://x:hunter2@h/x' }, 'org', 'list'),
      spawnAdminCommand({ DATABASE_URL: withDatabaseName(clone.url, 'gone') }, 'org', 'list'),
    ])
    expect(runs.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(runs[0]?.stderr).toBe(
      'Postern cannot reach the database that DATABASE_URL names (ECONNREFUSED). Check that it runs and that the address is right.\n',
    )
    expect(runs[1]?.stderr).toMatch(/^DATABASE_URL must be an address that begins with postgres/)
    expect(runs[2]?.stderr).toMatch(/^The database that DATABASE_URL names refused the connection/)
    for (const { stderr } of runs) expect(stderr).not.toContain('hunter2')
  })
})
