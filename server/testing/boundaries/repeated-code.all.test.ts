import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRepeatedCode } from './repeated-code.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Duplicates on purpose, by their files, each with a reason. */
const onPurpose: { files: [string, string]; why: string }[] = [
  {
    files: ['bench/entries/me.ts', 'server/access/organizations/get-me.ts'],
    why: 'The floor gives the same answer without a line of the server, or it would not be a floor.',
  },
]

const pairOf = (files: readonly string[]) => [...files].sort().join(' ~ ')

describe('the code', () => {
  let found: Awaited<ReturnType<typeof findRepeatedCode>>

  beforeAll(async () => {
    found = await findRepeatedCode(ROOT)
  })

  test('says nothing twice, except where a reason is written', () => {
    const excused = new Set(onPurpose.map(({ files }) => pairOf(files)))
    expect(found.read).toBeGreaterThan(1_000)
    expect(found.repeated.filter(({ files }) => !excused.has(pairOf(files))).map(({ told }) => told)).toEqual([])
  })

  test('has no reason for what is not repeated', () => {
    const pairs = new Set(found.repeated.map(({ files }) => pairOf(files)))
    expect(onPurpose.map(({ files }) => pairOf(files)).filter((pair) => !pairs.has(pair))).toEqual([])
  })
})

describe('of a small tree', () => {
  let root: string

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'postern-repeated-'))
  })

  afterAll(() => rm(root, { recursive: true, force: true }))

  async function write(file: string, text: string): Promise<void> {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }

  const sum = (name: string, comment = '') => `import { round } from './${name}-round.ts'
${comment}
export function ${name}(lines: { price: number; count: number }[], discount: number): number {
  let total = 0
  for (const { price, count } of lines) {
    const whole = price * count
    total += whole - whole * discount
  }
  if (total < 0) throw new Error('Nobody pays less than nothing.')
  return round(total)
}
`

  test('a copy is found under another name and beside other comments, and its places are told', async () => {
    await write('server/areas/booking/sum.ts', sum('sum'))
    await write('sdk/src/total.ts', sum('total', '/** What is paid. */'))
    const { repeated } = await findRepeatedCode(root)
    expect(repeated).toEqual([
      {
        files: ['server/areas/booking/sum.ts', 'sdk/src/total.ts'],
        told: 'server/areas/booking/sum.ts:3-11 ~ sdk/src/total.ts:3-11',
      },
    ])
  })
})
