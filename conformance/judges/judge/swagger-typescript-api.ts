import { documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const CLIENT = 'swagger-typescript-api.ts'

export const swaggerTypescriptApi: Judge = {
  name: 'swagger-typescript-api',
  packages: { 'swagger-typescript-api': '13.13.0', esbuild: '0.28.2' },
  shows: 'swagger-typescript-api',
  steps: generatorSteps,
  run: ({ tool, checkTypes, makeCalls }) =>
    inOrder([
      [
        'generates',
        () => {
          const output = ['-o', 'out', '-n', 'swagger-typescript-api.generated.ts', '--generate-union-enums']
          return tool('swagger-typescript-api', ['generate', '-p', documents['3.1'], ...output])
        },
      ],
      ['types', () => checkTypes(CLIENT)],
      ['calls', () => makeCalls(CLIENT)],
    ]),
}
