import { describe, expect, test } from 'vitest'
import { findStaleSkippedCommands } from './testing/follow-guide.ts'
import { findGuideCode } from './testing/guide-code.ts'
import { skippedCommands } from './testing/unrun-commands.ts'

describe('the list of what is not run', () => {
  test('has a reason for each command, and names only what stands in a guide', () => {
    for (const { reason } of skippedCommands) expect(reason).toMatch(/^[A-Z].+\.$/)
    expect(findStaleSkippedCommands()).toEqual([])
  })

  test('is needed, because code that nobody knows how to run is an error', async () => {
    const text = '```ruby\nputs 1\n```\nUse `npm run mock` or `docker build .`, not `npm`.\n'
    expect(findGuideCode('x.md', text)).toMatchObject([
      { kind: 'block', language: 'ruby', line: 1, code: 'puts 1\n' },
      { kind: 'command', language: 'sh', line: 4, code: 'npm run mock' },
      { kind: 'command', language: 'sh', line: 4, code: 'docker build .' },
    ])
  })
})
