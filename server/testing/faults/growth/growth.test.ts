import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type OperationId, operations } from '../../../../generated/operations.ts'
import type { RouteDefinition } from '../../../platform/contract/route-table.ts'
import { findOperationPermission } from '../../../surfaces/console/contract/operations-of-members.ts'
import type { FreezeScenarioTarget } from '../freeze/target.ts'
import { defineInputDimension, type InputDimension, repeatText } from './dimension.ts'
import { measureDimensionGrowth } from './measure-dimension.ts'
import { findGrowthProblem } from './report.ts'
import type { RestartableServer } from './restartable-server.ts'
import { SHORT_GROWTH_OPTIONS } from './short.ts'
import { listParameterNames } from './ways/contract-document.ts'
import { listAllDimensions } from './ways/index.ts'
import { HANDWRITTEN_FORMS } from './ways/own-forms.ts'

describe('what is measured', () => {
  /** A function in the place of a server, measured by the same clock. */
  const subjectOf = (work: (text: string) => void): RestartableServer => ({
    target: {} as FreezeScenarioTarget,
    try: async ({ sending }) => {
      const before = process.threadCpuUsage()
      work(String(sending.body))
      const { user, system } = process.threadCpuUsage(before)
      const processorMs = (user + system) / 1000
      return { processorMs, longestTurnMs: processorMs, status: 200, answerBytes: 0, peakBytes: null, failure: null }
    },
    close: async () => {},
  })

  const problemOf = async (most: number, work: (text: string) => void) => {
    const dimension = defineInputDimension('function', 'letters', most, (size) => ({
      method: 'POST',
      path: '/',
      body: repeatText(size, 'a'),
    }))
    return findGrowthProblem(await measureDimensionGrowth(subjectOf(work), dimension, SHORT_GROWTH_OPTIONS))
  }

  test('is red where the cost grows with the square of the size', async () => {
    const problem = await problemOf(16_000, (text) => {
      for (let n = 0; n < text.length; n += 1) text.lastIndexOf('b', n)
    })
    expect(problem).toMatch(/^function \(letters\) grows with the size to the power of (1\.[5-9]|2)/)
  })

  test('is red where a pattern tries every combination', async () => {
    const problem = await problemOf(27, (text) => /^(?:a+)+$/.test(`${text}!`))
    expect(problem).toMatch(/^function \(letters\) (grows|takes)/)
  })

  test('is not red where the cost grows with the size', async () => {
    const problem = await problemOf(16_000_000, (text) =>
      createHash('sha512').update(text).update(text).update(text).digest(),
    )
    expect(problem).toBeNull()
  })

  test('is not red where something is done once from some size on', async () => {
    const problem = await problemOf(4_096, (text) => {
      if (text.length > 2_048) createHash('sha512').update(repeatText(16_000_000, 'a')).digest()
      else createHash('sha512').update(repeatText(1_000_000, 'a')).digest()
    })
    expect(problem).toBeNull()
  })

  test('is not red where nothing costs anything', async () => {
    expect(await problemOf(1_000, () => {})).toBeNull()
  })
})

describe('what is covered', () => {
  const covered = Map.groupBy(listAllDimensions(), ({ way }) => way)
  const whatOf = (way: string) => (covered.get(way) ?? []).map(({ what }: InputDimension) => what)

  const routes = Object.entries<RouteDefinition>(operations)

  test('every operation, with its path, query, headers and body', () => {
    const missing = routes.flatMap(([id, facts]) => {
      const ofAddress = [
        ...[...facts.path.matchAll(/\{\w+\}/g)].map(([name]) => `${name} of the path`),
        ...Object.keys(facts.queryTypes).map((name) => `${name} of the query`),
        'parameters of the query',
        ...listParameterNames(id as OperationId, 'header').map((name) => `the header ${name}`),
      ]
      const ofBody = whatOf(id).filter((what) => !ofAddress.includes(what))
      const hasBody = ofBody.length > 1 && ofBody.includes('unknown fields')
      return [
        ...ofAddress.filter((what) => !whatOf(id).includes(what)).map((what) => `${id}: ${what}`),
        ...(facts.bodyType !== null && !hasBody ? [`${id}: its body`] : []),
      ]
    })
    expect(missing).toEqual([])
  })

  /** Its form is the last step of several, and one of the console's own. */
  const STEPS = ['createSourceImport']

  test('the form of every operation that members have, with a session and without', () => {
    const acts = routes.filter(
      ([id, { method }]) =>
        method !== 'GET' && findOperationPermission(id as OperationId) !== null && !STEPS.includes(id),
    )
    const ways = acts.flatMap(([id]) => [`sandbox form ${id}`, `member form ${id}`])
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.filter((way) => !covered.has(way))).toEqual([])
  })

  test('every form that the console writes by hand', () => {
    const folder = join(import.meta.dirname, '../../../surfaces/console')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    )
    const rendering = files.filter((file) =>
      /method="post"|(?:render|send)PageForm\(/.test(readFileSync(join(folder, file), 'utf8')),
    )
    // Those that follow from the contract, the one with a file, and what forms of their own share.
    const others = ['show/act.ts', 'pages/import.ts', 'pages/page-forms.ts']
    const named = new Set([...HANDWRITTEN_FORMS.map(({ file }) => file), ...others])
    expect([...named].sort()).toEqual(rendering.sort())
  })
})
