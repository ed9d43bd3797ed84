import type { ErrorCode } from '../../generated/errors.ts'
import { findBodySchema, listParametersIn, type Operation } from '../contract.ts'
import type { RequestParts } from '../transports/attempt.ts'
import type { NamedApiKey } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { arrangeSuccess } from './index.ts'
import { FAKE_ID } from './objects.ts'

type Refused = RequestParts & { key?: NamedApiKey }

/** How a request that would succeed comes to be refused, unless its arrangement says otherwise. */
export const refusalArrangements: Partial<
  Record<ErrorCode, (stage: TestCaller, operation: Operation) => Promise<Refused>>
> = {
  not_found: nameNobody,
  api_key_group: async (stage, operation) => {
    const parts = await stage.unused(operation)
    const body = parts.body as { group?: string } | undefined
    return { ...parts, body: body?.group ? { ...body, group: null } : body, key: (await stage.limited()).key }
  },
  api_key_test_mode: async (stage, operation) => ({
    ...(await stage.unused(operation)),
    key: await stage.hold('test'),
  }),
  /** Of changes to an event and its parts: nothing of an archived event can be changed. */
  invalid_state: async (stage, { id }) => {
    const request = await arrangeSuccess(stage, id)
    await stage.perform('archiveEvent', { path: { event: request.path?.event ?? '' } })
    return request
  },
}

/** The last name in the path is nobody's. The rest is that of a request that would succeed, where one is needed. */
async function nameNobody(stage: TestCaller, operation: Operation): Promise<Refused> {
  const names = listParametersIn(operation, 'path').map(({ name }) => name)
  const needsMore = listParametersIn(operation, 'query').some(({ required }) => required) || findBodySchema(operation)
  const parts = names.length > 1 || needsMore ? await stage.unused(operation) : {}
  return { ...parts, path: { ...parts.path, [names.at(-1) ?? '']: FAKE_ID } }
}
