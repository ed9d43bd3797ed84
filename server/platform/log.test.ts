import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'

const LINES = 500

async function logIn(ending: string): Promise<{ lines: number[]; errors: string }> {
  const file = join(import.meta.dirname, '../testing/logging-process.ts')
  const child = spawn(process.execPath, [file, String(LINES), ending], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const lines = output.split('\n').filter(Boolean)
  return { lines: lines.map((line) => JSON.parse(line).line), errors }
}

const all = Array.from({ length: LINES }, (_, line) => line)

describe('lines of the log', () => {
  test.each([
    ['exits', 'exit'],
    ['crashes', 'crash'],
    ['ends by a rejection that nobody handles', 'rejection'],
    ['has nothing more to do', 'idle'],
  ])('are all there, once and in order, when the process %s right after them', async (_, ending) => {
    expect((await logIn(ending)).lines).toEqual(all)
  })

  test('are written many at a time', async () => {
    const { lines, errors } = await logIn('count')
    expect(lines).toEqual(all)
    expect(Number(errors)).toBeGreaterThan(0)
    expect(Number(errors)).toBeLessThan(LINES / 20)
  })
})
