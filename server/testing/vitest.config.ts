import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestTestFileFirstSequencer } from './longest-first.ts'
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './patience.ts'
import { chooseByWholeRun } from './whole-run.ts'

const ROOT = join(import.meta.dirname, '../..')

export default defineConfig({
  root: ROOT,
  // The SDK examples import the package, which resolves to the build; tests use the sources.
  // What the printed apps import is too large to install for the types and classes that they use.
  resolve: {
    alias: {
      '@postern/sdk/scanner/file': join(ROOT, 'sdk/src/scanner/file.ts'),
      '@postern/sdk/scanner': join(ROOT, 'sdk/src/scanner/index.ts'),
      '@postern/sdk/webhooks': join(ROOT, 'sdk/src/webhooks/index.ts'),
      'n8n-workflow': join(ROOT, 'spec/tools/connectors/testing/n8n-workflow.ts'),
      '@activepieces/pieces-framework': join(ROOT, 'spec/tools/connectors/testing/activepieces-framework.ts'),
    },
  },
  test: {
    include: ['spec', 'server', 'sdk', 'conformance', 'bench'].map(
      (folder) => `${folder}/**/*${chooseByWholeRun('.all', '')}.test.ts`,
    ),
    exclude: ['**/node_modules/**', '**/dist/**', ...chooseByWholeRun([], ['**/*.all.test.ts'])],
    globalSetup: join(import.meta.dirname, 'global-setup.ts'),
    // More than most machines have spare CPUs: tests wait for PostgreSQL, processes and expiring leases.
    maxWorkers: 4,
    // Modules have no state, so files can share them; loading them per file would cost a fifth of the time.
    isolate: false,
    sequence: { sequencer: LongestTestFileFirstSequencer },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    teardownTimeout: WAIT_TIMEOUT_MS,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
  },
})
