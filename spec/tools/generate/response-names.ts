import { STATUS_CODES } from 'node:http'
import { canChangeData, canSandboxKeyChangeData, type Document, type LocatedOperation } from '../document.ts'
import { findPathNoun } from './error-examples.ts'
import { isStoredForReplay } from './response-headers.ts'

/** Shared responses of each operation, by status. */
export type SharedResponseNames = Record<string, Record<string, string>>

/**
 * A response that all operations of a kind share is named after its status and the kind, not its text, so that the name
 * survives rewording and new operations. Responses with errors or words of a single operation stay inline.
 */
export function nameSharedResponse(
  document: Document,
  located: LocatedOperation,
  status: string,
  codes: string[],
  own: ReadonlySet<string>,
): string | undefined {
  const inOwnWords = located.operation['x-postern-refusal-examples'] ?? {}
  if (codes.some((code) => Object.hasOwn(inOwnWords, code))) return undefined
  const word = (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '')
  if (codes.join() === 'not_found') {
    const noun = findPathNoun(document, located)
    return noun && [word, noun.replaceAll(/[^a-z]/g, '_'), ...kindOf(located, status)].join('_')
  }
  return codes.some((code) => own.has(code)) ? undefined : [word, ...kindOf(located, status)].join('_')
}

function kindOf({ method, operation }: LocatedOperation, status: string): string[] {
  const { 'x-postern-scope': scope, 'x-postern-entitlement': entitlement } = operation
  if (!scope) return ['public']
  const post = method === 'POST' && isStoredForReplay(status) ? ['post'] : []
  // If the operation stores its own responses, a concurrent second call waits instead of being refused.
  if (status === '409' && post.length > 0 && !operation['x-postern-keeps-answers']) return ['post_once']
  // Only on the scanner host a token can be that of a device.
  if (status === '401' && operation['x-postern-host'] === 'scanner') return ['at_scanner']
  // Only these can be refused because the sandbox is full.
  if (status === '429' && canSandboxKeyChangeData(method, operation)) return ['change']
  if (status !== '403') return post
  const change = canChangeData(method, operation) ? ['change'] : []
  return [scope, String(entitlement), ...change, ...post]
}
