import { describe, expect, test } from 'vitest'
import { notRun } from './testing/not-run.ts'
import { findPieces } from './testing/pieces.ts'
import { staleEntries } from './testing/walk.ts'

describe('the list of what is not run', () => {
  test('has a reason for each command, and names only what stands in a guide', () => {
    for (const { reason } of notRun) expect(reason).toMatch(/^[A-Z].+\.$/)
    expect(staleEntries()).toEqual([])
  })

  test('is needed, because code that nobody knows how to run is an error', async () => {
    const text = '```ruby\nputs 1\n```\nUse `npm run mock` or `docker build .`, not `npm`.\n'
    expect(findPieces('x.md', text)).toMatchObject([
      { kind: 'block', language: 'ruby', line: 1, code: 'puts 1\n' },
      { kind: 'command', language: 'sh', line: 4, code: 'npm run mock' },
      { kind: 'command', language: 'sh', line: 4, code: 'docker build .' },
    ])
  })
})
