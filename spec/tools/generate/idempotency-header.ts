import { type Document, operationsOf } from '../document.ts'

const PARAMETER = 'IdempotencyKey'

/**
 * Every POST takes an Idempotency-Key; no operation has to say so, and none can forget to. What can be used once only says so and takes none. It has no example, because tools send
 * examples as they are: the second who does so is refused.
 */
export function requireIdempotencyKeys(document: Document): void {
  const posts = operationsOf(document.paths).filter(
    ({ method, operation }) => method === 'POST' && !operation['x-postern-used-once'],
  )
  if (posts.length === 0) return
  document.components.parameters = {
    ...document.components.parameters,
    [PARAMETER]: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back ' +
        '(with `Idempotent-Replayed: true`) and nothing is done twice.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    },
  }
  for (const { operation } of posts) {
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${PARAMETER}` }]
    operation['x-postern-idempotency'] = true
  }
}
