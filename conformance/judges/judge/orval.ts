import { type Bench, documents, inOrder } from '../bench.ts'
import type { Judge } from '../judge.ts'
import { generatorSteps } from '../steps.ts'

const packages = {
  orval: '8.38.0',
  zod: '4.6.7',
  msw: '2.15.0',
  '@faker-js/faker': '10.6.0',
  esbuild: '0.28.2',
}

const configuration = (url: string) => `
const input = ${JSON.stringify(documents['3.1'])}
const fetch = { client: 'fetch', mode: 'single', baseUrl: ${JSON.stringify(url)} }
export default {
  fetch: { input, output: { ...fetch, target: './out/fetch.generated.ts' } },
  msw: { input, output: { ...fetch, mode: 'split', target: './out/split/fetch.ts', mock: { generators: [{ type: 'msw' }] } } },
  zod: { input, output: { client: 'zod', mode: 'single', target: './out/zod.generated.ts' } },
}
`

function orval(name: string, projects: string[]): Judge {
  const client = `${name}.ts`
  const generate = async ({ write, tool, stage }: Bench) => {
    await write('orval.config.mjs', configuration(stage.url))
    return tool('orval', ['--config', 'orval.config.mjs', ...projects.flatMap((project) => ['--project', project])])
  }
  return {
    name,
    shelf: 'orval',
    packages,
    shows: 'orval',
    steps: generatorSteps,
    run: (bench) =>
      inOrder([
        ['generates', () => generate(bench)],
        ['types', () => bench.checkTypes(client)],
        ['calls', () => bench.makeCalls(client)],
      ]),
  }
}

export const orvalFetch = orval('orval-fetch', ['fetch'])

/** What the server answers is parsed with the generated schemas. */
export const orvalZod = orval('orval-zod', ['fetch', 'zod'])

/** The five calls are answered by the generated mocks. */
export const orvalMsw = orval('orval-msw', ['msw'])
