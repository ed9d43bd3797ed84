export type SchemaToFill = {
  $ref?: string
  properties?: Record<string, SchemaToFill>
  items?: SchemaToFill
  'x-filled-by-app'?: string
  'x-postern-fresh-in-examples'?: string
}

/** A value of an example body that is replaced when the body is sent: by the present time or a new UUID. */
export type FilledValue = { at: (string | number)[]; example: unknown; filledWith: string }

export type OpenApiBody = {
  content?: Record<string, { schema?: SchemaToFill; examples?: Record<string, { value?: unknown }> }>
}

/** The values of a body's examples whose fields the contract marks as filled in by apps, or as taken once. */
export function findFilledValues({ content = {} }: OpenApiBody, schemas: Record<string, SchemaToFill>): FilledValue[] {
  const visit = (schema: SchemaToFill, example: unknown, at: FilledValue['at']): FilledValue[] => {
    const filledWith = schema['x-filled-by-app'] ?? schema['x-postern-fresh-in-examples']
    if (filledWith) return [{ at, example, filledWith }]
    const { properties = {}, items = {} } = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
    if (typeof example !== 'object' || example === null) return []
    return Object.entries(example).flatMap(([key, value]) =>
      Array.isArray(example)
        ? visit(items, value, [...at, Number(key)])
        : visit(properties[key] ?? {}, value, [...at, key]),
    )
  }
  return Object.values(content).flatMap(({ schema = {}, examples = {} }) =>
    Object.values(examples).flatMap(({ value }) => visit(schema, value, [])),
  )
}

/** Without https, a page has no randomUUID. What a visitor has changed in the example is sent as it is. */
export const buildFillScript = (filled: Record<string, FilledValue[]>) => `const filled = ${JSON.stringify(filled)}
function makeUuid() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'))
  return bytes.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
const makeValue = { now: () => new Date().toISOString(), uuid: makeUuid }
function onBeforeRequest({ requestBuilder: { method, path, body } }) {
  const values = filled[method + ' ' + path.raw]
  if (!values || typeof body?.value !== 'string') return
  let content
  try {
    content = JSON.parse(body.value)
  } catch {
    return
  }
  for (const { at, example, filledWith } of values) {
    const place = at.slice(0, -1).reduce((part, key) => part?.[key], content)
    if (place?.[at.at(-1)] === example) place[at.at(-1)] = makeValue[filledWith]?.() ?? example
  }
  body.value = JSON.stringify(content, null, 2)
}
function onRequestBuilt({ request: { method, headers } }) {
  if (method === 'POST' && !headers.get('Idempotency-Key')) headers.set('Idempotency-Key', makeUuid())
}`
