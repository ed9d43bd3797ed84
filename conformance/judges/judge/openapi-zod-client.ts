import { documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const CLIENT = 'openapi-zod-client.ts'

export const openapiZodClient: Judge = {
  name: 'openapi-zod-client',
  packages: {
    'openapi-zod-client': '1.18.3',
    '@zodios/core': '10.9.6',
    axios: '1.21.1',
    zod: '3.25.76',
    esbuild: '0.28.2',
  },
  shows: 'openapi-zod-client',
  steps: generatorSteps,
  run: ({ tool, checkTypes, makeCalls }) =>
    inOrder([
      ['generates', () => tool('openapi-zod-client', [documents['3.1'], '-o', 'out/openapi-zod-client.generated.ts'])],
      ['types', () => checkTypes(CLIENT)],
      ['calls', () => makeCalls(CLIENT)],
    ]),
}
