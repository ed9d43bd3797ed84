import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ICruiseResult, IViolation } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { levelOf, readImports, roomsOf } from './imports.ts'
import { rules } from './rules.ts'

const MOST_LEVELS = 10
const ROOT = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

const tell = ({ rule, from, to, cycle }: IViolation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`

describe('the server', () => {
  let read: ICruiseResult

  beforeAll(async () => {
    read = await readImports(['server', 'conformance'], rules)
  }, 120_000)

  test('imports downwards only, without circles, and enters rooms by their index', () => {
    expect(read.summary.totalCruised).toBeGreaterThan(500)
    expect(read.summary.violations.map(tell)).toEqual([])
  })

  test(`has no circle between its rooms and at most ${MOST_LEVELS} levels of them`, () => {
    const rooms = roomsOf(read.modules)
    const levels = [...rooms.keys()].map((room) => levelOf(rooms, room))
    expect(rooms.size).toBeGreaterThan(20)
    expect(Math.max(...levels)).toBeLessThanOrEqual(MOST_LEVELS)
  })

  test('holds nothing that only tests call', async () => {
    const knip = join(ROOT, 'node_modules/knip/bin/knip.js')
    const args = [knip, '--config', 'server/testing/boundaries/knip.json', '--production', '--include', 'files,exports']
    const { stdout } = await run(process.execPath, args, { cwd: ROOT }).catch(({ stdout, stderr }) => ({
      stdout: `${stdout}${stderr}`,
    }))
    expect(stdout.trim()).toBe('')
  }, 120_000)
})

describe('the rules', () => {
  test.each([
    ['platform imports nothing above it', 'upwards'],
    ['a room of areas does not reach into another past its index', 'past-the-index'],
    ['no file imports itself by way of others', 'circle'],
    ['only the start, the command line and the tests know the embedded PostgreSQL', 'embedded'],
  ])('%s: is seen where it is broken', async (rule, tree) => {
    const { summary } = await readImports([`server/testing/boundaries/broken/${tree}`], rulesWithin(tree))
    expect(summary.violations.map(({ rule: { name } }) => name)).toContain(rule)
  })
})

/** The same rules, for a small tree that breaks one of them on purpose. */
function rulesWithin(tree: string) {
  const base = `server/testing/boundaries/broken/${tree}/`
  const moved = JSON.stringify(rules).replaceAll('^server/', `^${base}`).replaceAll('|/testing/|/testing', '|/nowhere')
  return JSON.parse(moved)
}
