import { declares, type Operation } from '../contract.ts'
import type { Attempt } from '../transports/attempt.ts'
import type { Provocation } from './case.ts'

const family = 'bodies'
const MAX_BYTES = 1024 * 1024

/** Bodies that are refused before anybody looks at what they say. */
export function bodyProvocations(operation: Operation): Provocation[] {
  const refused = (
    name: string,
    code: Provocation['code'],
    change: (json: string) => Partial<Attempt>,
  ): Provocation => ({
    family,
    name,
    code,
    // What pairs a device is sent by one function, with nothing underneath.
    ...(operation.scope === null ? { httpOnly: true as const } : {}),
    arrange: async (stage) => {
      const parts = await stage.unused(operation)
      return { ...parts, key: await stage.keyFor(operation), ...change(JSON.stringify(parts.body)) }
    },
  })
  const provocations = [
    refused('text/plain', 'unsupported_media_type', () => ({ headers: { 'Content-Type': 'text/plain' } })),
    refused('a compressed body', 'unsupported_media_type', () => ({ headers: { 'Content-Encoding': 'gzip' } })),
    refused('one byte too many', 'payload_too_large', (json) => ({ bytes: json.padEnd(MAX_BYTES + 1) })),
  ]
  return provocations.filter(({ code }) => declares(operation, code))
}
