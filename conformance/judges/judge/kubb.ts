import { documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const CLIENT = 'kubb.ts'
const KUBB = '4.39.3'

const configuration = `
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: ${JSON.stringify(documents['3.1'])} },
  output: { path: './out/kubb', clean: true, format: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginZod(),
    pluginClient({ client: 'axios', parser: 'zod' }),
  ],
})
`

/** Its answers are parsed with the schemas that it generated too. */
export const kubb: Judge = {
  name: 'kubb',
  packages: {
    '@kubb/cli': KUBB,
    '@kubb/core': KUBB,
    '@kubb/plugin-client': KUBB,
    '@kubb/plugin-oas': KUBB,
    '@kubb/plugin-ts': KUBB,
    '@kubb/plugin-zod': KUBB,
    axios: '1.21.1',
    zod: '4.6.7',
    esbuild: '0.28.2',
  },
  shows: '@kubb/core',
  steps: generatorSteps,
  run: ({ tool, write, checkTypes, makeCalls }) =>
    inOrder([
      [
        'generates',
        async () => {
          await write('kubb.config.ts', configuration)
          return tool('kubb', ['generate', '--config', 'kubb.config.ts', '--logLevel', 'silent'])
        },
      ],
      ['types', () => checkTypes(CLIENT)],
      ['calls', () => makeCalls(CLIENT)],
    ]),
}
