import { type Document, getFirstExample, getOperations, getParameters, type Operation } from '../document.ts'
import { toCamelCase } from './sdk-names.ts'
import { listSdkOperations, type SdkOperation } from './sdk-operations.ts'
import { formatLiteral } from './source-text.ts'

const EXTENSION = 'x-codeSamples'

export function addCodeSamples(document: Document): void {
  const described = new Map(listSdkOperations(document).map((operation) => [operation.id, operation]))
  for (const { operation } of getOperations(document.paths)) {
    const sdk = described.get(operation.operationId ?? '')
    if (!sdk?.method) continue
    operation[EXTENSION] = [{ lang: 'TypeScript', label: 'SDK', source: sampleOf(document, operation, sdk) }]
  }
}

const CLIENTS: Record<string, string> = {
  api: `import { createClient } from '@postern/sdk'

const client = createClient({ apiKey: process.env.POSTERN_KEY ?? '', baseUrl: 'http://localhost:8080' })
`,
  tenant: `import { createPublicClient } from '@postern/sdk'

const client = createPublicClient({ baseUrl: 'http://localhost:8080/o/sandbox' })
`,
}

const fitsInSample = (line: string) => line.length <= 80

function sampleOf(document: Document, operation: Operation, sdk: SdkOperation): string {
  const host = sdk.host === 'scanner' ? ['scanner'] : []
  const owner = ['client', ...host, ...sdk.resource, sdk.method].join('.')
  const values = valuesFor(document, operation, sdk).map((value) => formatLiteral(value, 0, fitsInSample))
  return `${CLIENTS[sdk.host] ?? CLIENTS.api}${use(`${owner}(${values.join(', ')})`, sdk)}\n`
}

function use(call: string, { answer }: SdkOperation): string {
  if (answer.kind === 'nothing') return `await ${call}`
  if (answer.kind === 'files') return `const picture = await ${call}`
  const name = /^[A-Z]\w*$/.test(answer.type) ? toCamelCase(answer.type) : 'answer'
  if (answer.kind === 'list') return `for await (const ${name} of ${call}) {\n  console.log(${name})\n}`
  return `const ${name} = await ${call}\nconsole.log(${name})`
}

function valuesFor(document: Document, operation: Operation, { pathArguments, body }: SdkOperation): unknown[] {
  const parameters = getParameters(document, operation)
  const shown = (place: 'path' | 'query', name: string) => {
    const parameter = parameters.find((each) => each.in === place && toCamelCase(each.name) === name)
    if (parameter?.example === undefined) throw new Error(`${operation.operationId}: {${name}} has no example to show.`)
    return parameter.example
  }
  const inPath = pathArguments.map(({ name }) => shown('path', name))
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  const query = needed.map(({ name }) => [name, shown('query', toCamelCase(name))])
  const example = getFirstExample(operation.requestBody?.content['application/json'])
  if (body && !body.optional && example === undefined)
    throw new Error(`${operation.operationId}: the body has no example to show.`)
  return [
    ...inPath,
    ...(example === undefined ? [] : [example]),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ]
}
