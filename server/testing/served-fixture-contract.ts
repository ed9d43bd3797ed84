import { buildRouteTable } from '../../spec/tools/generate/emit-operations.ts'
import { compileValidators } from '../../spec/tools/generate/emit-validators.ts'
import { buildFixtureDocument } from '../../spec/tools/testing/fixture.ts'
import { refuse } from '../platform/contract/refusal.ts'
import type { UntypedHandler, UntypedHandlerFunction } from '../request/exchange.ts'

type Call = { path: { box: string }; query: Record<string, unknown>; body: { name: string } }

export type FixtureContractHandlers = Partial<
  Record<'listBoxes' | 'createBox' | 'getBox', (call: Call) => ReturnType<UntypedHandlerFunction>>
>

/** Serves the small contract of the pipeline's tests: unlike `GET /me` it has a list, a body and an id. */
export async function buildServedFixtureContract(changes: FixtureContractHandlers = {}) {
  const document = await buildFixtureDocument()
  const handlers = {
    listBoxes: async ({ query }: Call) => ({
      status: 200,
      body: { data: [{ name: JSON.stringify(query) }], page: { next_cursor: null, has_more: false } },
    }),
    createBox: async ({ body }: Call) => ({ status: 201, body }),
    getBox: async ({ path }: Call) => refuse('not_found', `There is no box ${path.box}.`),
    ...changes,
  }
  return {
    document,
    operations: buildRouteTable(document),
    validators: compileValidators(document),
    handlers: handlers as unknown as Record<string, UntypedHandler>,
  }
}
