import { publicSandboxKey } from '../sandbox/index.ts'
import type { ContractFacts, ErrorFacts, OperationFacts } from './contract-facts.ts'
import { curlExample } from './start-page.ts'

/** The API in one plain text, for programs that read about it before they call it. */
export function llmsText(contract: ContractFacts, origin: string): string {
  return `# Postern API

> An HTTP API for event registration, ticketing and check-in. Version ${contract.version}.

## The contract

- [OpenAPI 3.1 as YAML](${origin}/openapi.yaml)
- [OpenAPI 3.1 as JSON](${origin}/openapi.json)
- [OpenAPI 3.0 as JSON](${origin}/openapi-3.0.json)
- [Reference for people](${origin}/docs)
- [Every error code, with what to do](${origin}/errors)
- [Golden cases of the check-in decision, as JSON](${origin}/scan-cases.json): a test key can run all of them
- [Golden cases that take a live key too, or a scanner of your own](${origin}/scan-cases-live.json)

## Authentication

- Send the header \`Authorization: Bearer <key>\` with every call but the public ones and the pairing of a device. Keys begin with \`svc_live_\` or \`svc_test_\`, tokens of paired devices with \`svc_device_\`.
- The key identifies the organization; no address contains it. Never put a key in an address.
- A key has scopes, and they are exact: none includes another.
- Everyone may use the key \`${publicSandboxKey}\`; it opens the sandbox organization and nothing else.

\`\`\`sh
${curlExample(origin)}
\`\`\`

## Rules

- The API is at ${origin}/v1. Scanners use ${origin}/api/v1. Bodies are JSON in UTF-8.
- Every POST but the pairing of a device needs the header \`Idempotency-Key\`: a new random value for each new request, and the same value when that request is sent again. Within 24 hours a repetition gets the first answer and does nothing twice.
- An object that has a code is named by its id or its code. What a key may not see answers 404, like what does not exist.
- Lists answer \`{"data": [...], "page": {"next_cursor", "has_more"}}\`. Send \`next_cursor\` as \`cursor\`, with the same filters, until \`has_more\` is false.
- To follow the people of an event, send \`page.as_of\` of the last page as \`updated_since\` the next time; nothing is missed.
- An unknown parameter or field in a request is refused, not ignored.
- New fields and new error codes may appear; nothing is removed from v1. Ignore what you do not know.
- A refusal has the body \`{"error": {"code", "message", "doc_url", "request_id"}}\`; some codes add \`details\` or fields of their own. Decide from \`code\`, never from \`message\`. Treat an unknown code as a refusal.
- \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` tell how many calls a key has in this minute.
${limitRules(contract)}

## Webhooks

Not delivered yet; this is what deliveries will be.

- Each delivery is a POST with the header \`Service-Signature: t=<unix seconds>,v1=<hex>\`.
- \`v1\` is the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of \`<t>.<raw body>\`. Compute it over the bytes as they arrived, and compare in constant time.
- For 24 hours after the secret was rotated there are two \`v1\`, the new secret's first; accept the delivery if one of them fits.
- Answer with a status from 200 to 299. The \`id\` of an event stays the same when it is sent again: use it to take each event once.

${contract.events.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}

## Operations

${contract.operations.map(operationLine).join('\n')}

## Error codes

${[...contract.errors.values()].map((error) => errorLine(error, origin)).join('\n')}
`
}

function operationLine({ id, method, path, scope, summary }: OperationFacts): string {
  return `- \`${method} ${path}\` (\`${id}\`${scope === null ? '' : `, scope \`${scope}\``}): ${summary}`
}

function errorLine({ code, status, meaning, remedy }: ErrorFacts, origin: string): string {
  return `- [${code}](${origin}/errors/${code}) (${status}): ${meaning} ${remedy}`
}

function limitRules({ errors }: ContractFacts): string {
  const limits = [...errors.values()].filter(({ status }) => status === 429)
  return limits.map(({ code, meaning, remedy }) => `- \`${code}\`: ${meaning} ${remedy}`).join('\n')
}
