import { type Document, findReferencedSchemas, getOperations, isUpdateMethod, type Parameter } from '../document.ts'

export function addFileRequestBodies(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const file = operation['x-postern-file-body']
    if (!file || !operation.requestBody) continue
    const { example, ...facts } = file
    for (const type of file.types) {
      const isText = example !== undefined && type === file.type
      operation.requestBody.content[type] = isText
        ? { schema: { type: 'string' }, examples: { file: { summary: 'A file', value: example } } }
        : { schema: { type: 'string', format: 'binary' } }
    }
    operation['x-postern-file-body'] = facts
  }
}

const HEADERS: Record<string, Parameter> = {
  // It has no example, because tools send examples as they are, and the second call would be refused.
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back ' +
      '(with `Idempotent-Replayed: true`) and nothing is done twice.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    'x-filled-by-app': 'uuid',
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; ' +
      'without one, or with one that cannot be used, the request gets a new id.',
    schema: { type: 'string' },
  },
  ServiceClient: {
    name: 'X-Service-Client',
    in: 'header',
    description:
      'The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan ' +
      'with `automation_apps`.',
    schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[ -~]+$' },
    'x-filled-by-app': 'app_name',
  },
  ScannerVersion: {
    name: 'X-Scanner-Version',
    in: 'header',
    description:
      'The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none.',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 ' +
      '`precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case.',
    schema: { type: 'string', minLength: 1, maxLength: 1000 },
  },
}

/**
 * Headers that the request path reads for every operation, or every one of a kind, without a declaration that could be
 * forgotten. Every POST requires an Idempotency-Key, unless what it is sent can be used only once.
 */
export function addRequestHeaders(document: Document): void {
  document.components.parameters = { ...document.components.parameters, ...structuredClone(HEADERS) }
  for (const { method, operation } of getOperations(document.paths)) {
    const withKey = operation['x-postern-scope'] !== undefined
    const isIdempotent = method === 'POST' && !operation['x-postern-used-once']
    const names = [
      ...(isIdempotent ? ['IdempotencyKey'] : []),
      'RequestId',
      ...(withKey || operation['x-postern-refuses-keys'] !== undefined ? ['ServiceClient'] : []),
      ...(withKey && operation['x-postern-host'] === 'scanner' ? ['ScannerVersion'] : []),
      ...(isUpdateMethod(method) ? ['IfMatch'] : []),
    ]
    const refs = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    operation.parameters = [...(operation.parameters ?? []), ...refs]
    if (isIdempotent) operation['x-postern-idempotency'] = true
  }
}

/** Requests refuse unknown fields. Responses and webhooks may grow; the linter reports a model that serves both. */
export function forbidUnknownFields(document: Document): void {
  const bodies = getOperations(document.paths).map(({ operation }) => operation.requestBody)
  for (const schema of findReferencedSchemas(document, bodies).values()) {
    if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false
  }
}
