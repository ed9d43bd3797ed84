import type { ContractFacts } from './contract-facts.ts'

/** A rule that every call keeps to. What the contract says of it is quoted; the rest is tried on a server, by its name. */
export type Rule = { name: string; text: string; quoted: boolean }

export function rulesOf({ idempotency, rateHeaders, errors }: ContractFacts, origin: string): Rule[] {
  const limits = [...errors.values()].filter(({ status }) => status === 429)
  return [
    tried('addresses', `The API is at ${origin}/v1. Scanners use ${origin}/api/v1. Bodies are JSON in UTF-8.`),
    quoted(
      'idempotency',
      `Every POST but the pairing of a device needs the header \`Idempotency-Key\`. ${idempotency}`,
    ),
    tried(
      'names',
      'An object that has a code is named by its id or its code. What a key may not see answers 404, like what does not exist.',
    ),
    tried(
      'lists',
      'Lists answer `{"data": [...], "page": {"next_cursor", "has_more"}}`. Send `next_cursor` as `cursor`, with the same filters, until `has_more` is false.',
    ),
    tried(
      'changes',
      'To follow the people of an event, send `page.as_of` of the last page as `updated_since` the next time; nothing is missed.',
    ),
    tried('strictness', 'An unknown parameter or field in a request is refused, not ignored.'),
    tried(
      'refusals',
      'A refusal has the body `{"error": {"code", "message", "doc_url", "request_id"}}`; some codes add `details` or fields of their own. Decide from `code`, never from `message`. Treat an unknown code as a refusal.',
    ),
    ...rateHeaders.map(({ name, description }) => quoted('rate', `\`${name}\`: ${description}`)),
    ...limits.map(({ code, meaning, remedy }) => quoted('limits', `\`${code}\`: ${meaning} ${remedy}`)),
  ]
}

const tried = (name: string, text: string): Rule => ({ name, text, quoted: false })
const quoted = (name: string, text: string): Rule => ({ name, text, quoted: true })
