import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContractFiles, runCompatibilityCommand } from './check.ts'
import { buildContractWithResponseSchema, buildObjectSchema, stringSchema } from './testing/contracts.ts'

const full = buildContractWithResponseSchema(buildObjectSchema({ id: stringSchema, slug: stringSchema }))
const broken = buildContractWithResponseSchema(buildObjectSchema({ id: stringSchema }))
const grown = buildContractWithResponseSchema(
  buildObjectSchema({ id: stringSchema, slug: stringSchema, name: stringSchema }),
)

let folder: string
let files: ContractFiles

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compatibility-'))
  files = { baseline: join(folder, 'baseline.json'), current: join(folder, 'openapi.json') }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(path: string, document: unknown) {
  writeFileSync(path, JSON.stringify(document))
}

function baseline(): unknown {
  return JSON.parse(readFileSync(files.baseline, 'utf8'))
}

function run(...options: string[]) {
  const lines: string[] = []
  return { code: runCompatibilityCommand(options, files, (line) => lines.push(line)), lines }
}

describe('the compatibility command', () => {
  it('says one line and succeeds when nothing breaks', () => {
    write(files.baseline, full)
    write(files.current, grown)
    expect(run()).toEqual({ code: 0, lines: ['The contract keeps every promise of its baseline.'] })
  })

  it('says each break and fails', () => {
    write(files.baseline, full)
    write(files.current, broken)
    expect(run()).toEqual({
      code: 1,
      lines: [
        'POST /orders 200: the field slug was removed from the response. [response-field-removed]',
        '1 change breaks the contract.',
      ],
    })
  })

  it('fails with a sentence when there is no baseline', () => {
    write(files.current, full)
    expect(run()).toEqual({
      code: 1,
      lines: [`There is no baseline contract at ${files.baseline}: record one with --update.`],
    })
  })

  it('fails with a sentence when there is no current contract', () => {
    write(files.baseline, full)
    expect(run('--update')).toEqual({
      code: 1,
      lines: [`There is no current contract at ${files.current}: generate it first.`],
    })
  })

  it('fails with a sentence when a contract is not JSON', () => {
    writeFileSync(files.current, 'openapi: 3.1.0')
    expect(run()).toEqual({ code: 1, lines: [`The contract at ${files.current} is not JSON.`] })
  })

  it('records the first baseline', () => {
    write(files.current, full)
    expect(run('--update').code).toBe(0)
    expect(baseline()).toEqual(full)
  })

  it('records a baseline that breaks nothing', () => {
    write(files.baseline, full)
    write(files.current, grown)
    const lines = [`The baseline at ${files.baseline} now holds the current contract.`]
    expect(run('--update')).toEqual({ code: 0, lines })
    expect(baseline()).toEqual(grown)
  })

  it('refuses to record a baseline that breaks something', () => {
    write(files.baseline, full)
    write(files.current, broken)
    const { code, lines } = run('--update')
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/^The baseline was not updated: 1 change breaks the contract\./)
    expect(baseline()).toEqual(full)
  })

  it('records a breaking baseline with a warning when forced', () => {
    write(files.baseline, full)
    write(files.current, broken)
    const { code, lines } = run('--update', '--force')
    expect(code).toBe(0)
    expect(lines).toContain('Warning: 1 change breaks the contract, and --force records it as the baseline anyway.')
    expect(baseline()).toEqual(broken)
  })

  it.each([[['--force']], [['--updat']]])('shows its usage for %j and changes nothing', (options) => {
    write(files.current, full)
    const { code, lines } = run(...options)
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['Usage: node spec/tools/compatibility/check.ts [--update [--force]]'],
    })
    expect(existsSync(files.baseline)).toBe(false)
  })

  it('runs from a shell', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), '--unknown'], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: 'Usage: node spec/tools/compatibility/check.ts [--update [--force]]\n',
    })
  })
})
