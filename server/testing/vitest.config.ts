import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './patience.ts'

const ROOT = join(import.meta.dirname, '../..')

export default defineConfig({
  root: ROOT,
  // The examples of the SDK name the package, which leads to what was built; the tests want the sources.
  resolve: { alias: { '@postern/sdk/webhooks': join(ROOT, 'sdk/src/webhooks/index.ts') } },
  test: {
    include: ['spec', 'server', 'sdk', 'conformance'].map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: join(import.meta.dirname, 'global-setup.ts'),
    // More than most machines have processors to spare: tests wait for PostgreSQL, for processes and for leases that run out.
    maxWorkers: 4,
    // Modules hold no state of their own, so files can share them; reading them anew for each would cost a fifth of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    teardownTimeout: WAIT_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
  },
})
