import { type CodeGenerator, defineGeneratorTool, specFiles } from '../external-tool.ts'

const DOCUMENT = specFiles['3.1']

const orvalConfiguration = (url: string) => `
const input = ${JSON.stringify(DOCUMENT)}
const fetch = { client: 'fetch', mode: 'single', baseUrl: ${JSON.stringify(url)} }
export default {
  fetch: { input, output: { ...fetch, target: './out/fetch.generated.ts' } },
  msw: { input, output: { ...fetch, mode: 'split', target: './out/split/fetch.ts', mock: { generators: [{ type: 'msw' }] } } },
  zod: { input, output: { client: 'zod', mode: 'single', target: './out/zod.generated.ts' } },
}
`

const orval = (name: string, projects: string[]): CodeGenerator => ({
  name,
  shelf: 'orval',
  // The parser is one that orval takes and whose own dependencies are all published.
  packages: {
    orval: '8.38.0',
    '@scalar/openapi-parser': '0.29.5',
    zod: '4.6.7',
    msw: '2.15.0',
    '@faker-js/faker': '10.6.0',
  },
  generate: async ({ write, tool, stage }) => {
    await write('orval.config.mjs', orvalConfiguration(stage.url))
    return tool('orval', ['--config', 'orval.config.mjs', ...projects.flatMap((project) => ['--project', project])])
  },
})

const kubbParts = ['core', 'cli', 'plugin-client', 'plugin-oas', 'plugin-ts', 'plugin-zod']
const kubbPackages = Object.fromEntries(kubbParts.map((part) => [`@kubb/${part}`, '4.39.3']))
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

const generators: CodeGenerator[] = [
  {
    name: 'hey-api',
    packages: { '@hey-api/openapi-ts': '0.99.0', typescript: '5.9.3' },
    generate: ({ tool }) => tool('openapi-ts', ['-i', DOCUMENT, '-o', 'out/hey-api', '-c', '@hey-api/client-fetch']),
  },
  orval('orval-fetch', ['fetch']),
  // Responses of the server are parsed with the generated schemas.
  orval('orval-zod', ['fetch', 'zod']),
  // The generated mocks answer the five calls.
  orval('orval-msw', ['msw']),
  {
    name: 'swagger-typescript-api',
    packages: { 'swagger-typescript-api': '13.13.0' },
    generate: ({ tool }) => {
      const output = ['-o', 'out', '-n', 'swagger-typescript-api.generated.ts', '--generate-union-enums']
      return tool('swagger-typescript-api', ['generate', '-p', DOCUMENT, ...output])
    },
  },
  {
    name: 'oazapfts',
    packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0' },
    generate: ({ tool }) => tool('oazapfts', [DOCUMENT, 'out/oazapfts.generated.ts']),
  },
  {
    name: 'openapi-zod-client',
    packages: { 'openapi-zod-client': '1.18.3', '@zodios/core': '10.9.6', axios: '1.21.1', zod: '3.25.76' },
    generate: ({ tool }) => tool('openapi-zod-client', [DOCUMENT, '-o', 'out/openapi-zod-client.generated.ts']),
  },
  // Responses are also parsed with the generated schemas.
  {
    name: 'kubb',
    packages: { ...kubbPackages, axios: '1.21.1', zod: '4.6.7' },
    generate: async ({ tool, write }) => {
      await write('kubb.config.ts', kubbConfiguration)
      return tool('kubb', ['generate', '--config', 'kubb.config.ts', '--logLevel', 'silent'])
    },
  },
]

export const generatorTools = generators.map(defineGeneratorTool)
