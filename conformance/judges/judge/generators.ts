import { defineGeneratorTool, specFiles, type ToolWorkspace } from '../external-tool.ts'

const DOCUMENT = specFiles['3.1']

export const heyApi = defineGeneratorTool({
  name: 'hey-api',
  packages: { '@hey-api/openapi-ts': '0.99.0', esbuild: '0.28.2', typescript: '5.9.3' },
  shows: '@hey-api/openapi-ts',
  generate: ({ tool }) => tool('openapi-ts', ['-i', DOCUMENT, '-o', 'out/hey-api', '-c', '@hey-api/client-fetch']),
})

const orvalConfiguration = (url: string) => `
const input = ${JSON.stringify(DOCUMENT)}
const fetch = { client: 'fetch', mode: 'single', baseUrl: ${JSON.stringify(url)} }
export default {
  fetch: { input, output: { ...fetch, target: './out/fetch.generated.ts' } },
  msw: { input, output: { ...fetch, mode: 'split', target: './out/split/fetch.ts', mock: { generators: [{ type: 'msw' }] } } },
  zod: { input, output: { client: 'zod', mode: 'single', target: './out/zod.generated.ts' } },
}
`

const orval = (name: string, projects: string[]) =>
  defineGeneratorTool({
    name,
    shelf: 'orval',
    // The parser is one that orval takes and whose own dependencies are all published.
    packages: {
      orval: '8.38.0',
      '@scalar/openapi-parser': '0.29.5',
      zod: '4.6.7',
      msw: '2.15.0',
      '@faker-js/faker': '10.6.0',
      esbuild: '0.28.2',
    },
    shows: 'orval',
    generate: async ({ write, tool, stage }: ToolWorkspace) => {
      await write('orval.config.mjs', orvalConfiguration(stage.url))
      return tool('orval', ['--config', 'orval.config.mjs', ...projects.flatMap((project) => ['--project', project])])
    },
  })

export const orvalFetch = orval('orval-fetch', ['fetch'])

/** Responses of the server are parsed with the generated schemas. */
export const orvalZod = orval('orval-zod', ['fetch', 'zod'])

/** The generated mocks answer the five calls. */
export const orvalMsw = orval('orval-msw', ['msw'])

export const swaggerTypescriptApi = defineGeneratorTool({
  name: 'swagger-typescript-api',
  packages: { 'swagger-typescript-api': '13.13.0', esbuild: '0.28.2' },
  shows: 'swagger-typescript-api',
  generate: ({ tool }) => {
    const output = ['-o', 'out', '-n', 'swagger-typescript-api.generated.ts', '--generate-union-enums']
    return tool('swagger-typescript-api', ['generate', '-p', DOCUMENT, ...output])
  },
})

export const oazapfts = defineGeneratorTool({
  name: 'oazapfts',
  packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0', esbuild: '0.28.2' },
  shows: 'oazapfts',
  generate: ({ tool }) => tool('oazapfts', [DOCUMENT, 'out/oazapfts.generated.ts']),
})

export const openapiZodClient = defineGeneratorTool({
  name: 'openapi-zod-client',
  packages: {
    'openapi-zod-client': '1.18.3',
    '@zodios/core': '10.9.6',
    axios: '1.21.1',
    zod: '3.25.76',
    esbuild: '0.28.2',
  },
  shows: 'openapi-zod-client',
  generate: ({ tool }) => tool('openapi-zod-client', [DOCUMENT, '-o', 'out/openapi-zod-client.generated.ts']),
})

const KUBB = '4.39.3'
const kubbConfiguration = `
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: ${JSON.stringify(DOCUMENT)} },
  output: { path: './out/kubb', clean: true, format: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginZod(),
    pluginClient({ client: 'axios', parser: 'zod' }),
  ],
})
`

/** Responses are also parsed with the generated schemas. */
export const kubb = defineGeneratorTool({
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
  generate: async ({ tool, write }) => {
    await write('kubb.config.ts', kubbConfiguration)
    return tool('kubb', ['generate', '--config', 'kubb.config.ts', '--logLevel', 'silent'])
  },
})
