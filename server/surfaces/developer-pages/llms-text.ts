import type { ContractDescription, ErrorDescription, NamedText, OperationDescription } from './describe-contract.ts'
import { buildCurlExample } from './start-page.ts'

/** The API as plain text for programs. Statements about the product are quoted from the contract. */
export function renderLlmsText(contract: ContractDescription, origin: string, sandboxKey: string): string {
  const { version, description, authentication, webhookHeaders, webhookAnswer, events, errors } = contract
  const [summary = '', ...promises] = description
  return `# Postern API

> ${summary} Version ${version}.

## The contract

- [OpenAPI 3.1 as YAML](${origin}/openapi.yaml)
- [OpenAPI 3.1 as JSON](${origin}/openapi.json)
- [OpenAPI 3.0 as JSON](${origin}/openapi-3.0.json)
- [Reference for people](${origin}/docs)
- [Every error code, with what to do](${origin}/errors)
- [Golden cases of the check-in decision, as JSON](${origin}/scan-cases.json): a test key can run all of them
- [Golden cases that take a live key too, or a scanner of your own](${origin}/scan-cases-live.json)

${promises.join('\n\n')}

## Authentication

- ${authentication}
- A key has scopes, and they are exact: none includes another. Never put a key in an address.
- Everyone may use the key \`${sandboxKey}\`; it opens the sandbox organization and nothing else.

\`\`\`sh
${buildCurlExample(origin, sandboxKey)}
\`\`\`

## Tools

- ${origin}/mcp speaks the Model Context Protocol (streamable HTTP, stateless), with the same key as \`Authorization: Bearer\`. Its tools read; at ${origin}/mcp?write=true there are also those that change something, each new act with an \`idempotency_key\` of your own. Send one message in each request.

## Rules

${listApiRules(contract, origin)
  .map(({ text }) => `- ${text}`)
  .join('\n')}

## Webhooks

${tagNamed(contract, 'Webhook events')} ${webhookAnswer}

${describe(webhookHeaders)}

${describe(events)}

## Operations

${contract.tags
  .map((tag) => area(tag, contract.operations))
  .filter(Boolean)
  .join('\n\n')}

## Error codes

What a program does about each:

${describe(contract.nextSteps)}

${[...errors.values()].map((error) => errorLine(error, origin)).join('\n')}
`
}

const tagNamed = ({ tags }: ContractDescription, wanted: string): string =>
  tags.find(({ name }) => name === wanted)?.description ?? ''

const describe = (all: NamedText[]) => all.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')

function area({ name, description }: NamedText, operations: OperationDescription[]): string {
  const members = operations.filter(({ tag }) => tag === name)
  return members.length === 0 ? '' : `### ${name}\n\n${description}\n\n${members.map(operationLine).join('\n')}`
}

const operationLine = ({ id, method, path, scope, summary }: OperationDescription): string =>
  `- \`${method} ${path}\` (\`${id}\`${scope === null ? '' : `, scope \`${scope}\``}): ${summary}`

const errorLine = ({ code, status, nextStep, meaning, remedy }: ErrorDescription, origin: string): string =>
  `- [${code}](${origin}/errors/${code}) (${status}, \`${nextStep?.name}\`): ${meaning} ${remedy}`

/** A rule for every call: quoted from the contract, or else verified by the test of the same name. */
type Rule = { name: string; text: string; quoted: boolean }

export function listApiRules({ idempotency, rateHeaders, errors }: ContractDescription, origin: string): Rule[] {
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
      'A refusal has the body `{"error": {"code", "message", "doc_url", "request_id"}}`; some codes add `details` or fields of their own. Decide from `code`, never from `message`. Treat an unknown code as a refusal. With `validation_failed`, `details` lists each problem with its `path`, the `rule` that is broken and the `params` of that rule.',
    ),
    ...rateHeaders.map(({ name, description }) => quoted('rate', `\`${name}\`: ${description}`)),
    ...limits.map(({ code, meaning, remedy }) => quoted('limits', `\`${code}\`: ${meaning} ${remedy}`)),
  ]
}

const tried = (name: string, text: string): Rule => ({ name, text, quoted: false })
const quoted = (name: string, text: string): Rule => ({ name, text, quoted: true })
