import { type Document, getOperations, type Operation } from '../document.ts'
import { listEtagFields } from './etag-fields.ts'

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of this request: the one you sent, or a new one. Quote it when you report a problem.',
    schema: { type: 'string' },
    example: '01JQ90B3D5F7H9K1N3Q5S7V9X1',
  },
  'X-RateLimit-Limit': {
    description: 'How many requests the key may make in a minute. Sent in every answer to a known key.',
    schema: { type: 'integer' },
    example: 600,
  },
  'X-RateLimit-Remaining': {
    description: 'How many of them are left in this minute.',
    schema: { type: 'integer' },
    example: 599,
  },
  'X-RateLimit-Reset': { description: 'Seconds until the minute is over.', schema: { type: 'integer' }, example: 42 },
  'Idempotent-Replayed': {
    description: 'Sent as `true` where this is the answer that the first request with the same `Idempotency-Key` got.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  ETag: {
    description:
      'Names what can be changed of the object, as it is now: whoever changes it sends this back as `If-Match`. It stays the same ' +
      'while no field that a change takes has become another.',
    schema: { type: 'string' },
    example: '"7f9c2ba4e83a51d0b6c8a0"',
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' }, example: 12 },
}

/** Headers that the request path adds to every response. */
export function addResponseHeaders(document: Document): void {
  document.components.headers = Object.fromEntries(
    Object.entries(HEADERS).map(([name, header]) => [componentName(name), header]),
  )
  for (const located of getOperations(document.paths)) {
    const { operation } = located
    const hasEtag = listEtagFields(document, located) !== null
    for (const [status, response] of Object.entries(operation.responses)) {
      const names = ['X-Request-Id']
      if (operation['x-postern-scope'] && status !== '401') names.push(...RATE_HEADERS)
      if (hasEtag && status === '200') names.push('ETag')
      if (['429', '503'].includes(status) || isWaitedFor(status, operation)) names.push('Retry-After')
      if (operation['x-postern-idempotency'] && isStoredForReplay(status)) names.push('Idempotent-Replayed')
      const refs = names.map((name) => [name, { $ref: `#/components/headers/${componentName(name)}` }])
      response.headers = { ...response.headers, ...Object.fromEntries(refs) }
    }
  }
}

const isWaitedFor = (status: string, operation: Operation): boolean =>
  status === '409' && (operation['x-postern-errors'] ?? []).includes('file_not_ready')

/** Errors before the key is looked up, and temporary ones, are not stored for replays. */
export const isStoredForReplay = (status: string): boolean =>
  !['401', '413', '415', '429', '500', '503'].includes(status)

const RATE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

const componentName = (header: string): string => header.replaceAll('-', '')
