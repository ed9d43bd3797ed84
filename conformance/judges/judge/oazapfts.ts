import { documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const CLIENT = 'oazapfts.ts'

export const oazapfts: Judge = {
  name: 'oazapfts',
  packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0', esbuild: '0.28.2' },
  shows: 'oazapfts',
  steps: generatorSteps,
  run: ({ tool, checkTypes, makeCalls }) =>
    inOrder([
      ['generates', () => tool('oazapfts', [documents['3.1'], 'out/oazapfts.generated.ts'])],
      ['types', () => checkTypes(CLIENT)],
      ['calls', () => makeCalls(CLIENT)],
    ]),
}
