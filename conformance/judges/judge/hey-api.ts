import { documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const CLIENT = 'hey-api.ts'

export const heyApi: Judge = {
  name: 'hey-api',
  packages: { '@hey-api/openapi-ts': '0.99.0', esbuild: '0.28.2', typescript: '5.9.3' },
  shows: '@hey-api/openapi-ts',
  steps: generatorSteps,
  run: ({ tool, checkTypes, makeCalls }) =>
    inOrder([
      [
        'generates',
        () => tool('openapi-ts', ['-i', documents['3.1'], '-o', 'out/hey-api', '-c', '@hey-api/client-fetch']),
      ],
      ['types', () => checkTypes(CLIENT)],
      ['calls', () => makeCalls(CLIENT)],
    ]),
}
