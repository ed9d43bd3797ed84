import type { Document } from '../document.ts'
import { formatArguments, listSdkArguments, type SdkOperation, type SdkReturnType } from './sdk-operations.ts'
import { buildMethodTable } from './sdk-table.ts'
import { buildSdkTrees, type ResourceNode } from './sdk-tree.ts'
import { formatDocComment, formatLiteral, generatedBanner } from './source-text.ts'

/** The SDK's methods: their types with documentation, and the table from which they are built. */
export function emitSdkResources(document: Document): string {
  const hosts = buildSdkTrees(document)
  const interfaces = hosts.flatMap(({ root }) => interfacesOf(root))
  const tables = hosts.map(
    ({ host, root }) => `export const ${host}Table: Table = ${formatLiteral(buildMethodTable(root))}\n`,
  )
  return `${generatedBanner}
import type { ApiPromise } from '../core/api-promise.ts'
import type { Bytes } from '../core/bytes.ts'
import type { Changes, ChangesQuery } from '../core/changes.ts'
import type { ChangeOptions, PostOptions, RequestOptions } from '../core/options.ts'
import type { List } from '../core/pagination.ts'
import type { Upload } from '../core/uploads.ts'
import type { Table } from '../internal/table.ts'
import type * as models from './models.ts'
import type { operations } from './types.ts'

${interfaces.join('\n')}
${tables.join('\n')}`
}

function interfacesOf(node: ResourceNode): string[] {
  const methods = node.operations.flatMap((operation) => methodsOf(operation))
  const children = node.children.map(
    (child) => `${formatDocComment([child.description], 2)}  readonly ${child.name}: ${child.typeName}\n`,
  )
  const body = [...methods, ...children].join('\n')
  const own = `${formatDocComment([node.description])}export interface ${node.typeName} {\n${body}}\n`
  return [...node.operations.flatMap(filesOf), own, ...node.children.flatMap(interfacesOf)]
}

function methodsOf(operation: SdkOperation): string[] {
  const { method, answer } = operation
  const signature = `${method}${generic(operation)}(${formatArguments(operation)}): ${answerType(operation)}`
  const declared = `${methodComment(operation, operation.description)}  ${signature}\n`
  return answer.kind === 'list' && answer.follows ? [declared, changesOf(operation, answer)] : [declared]
}

const CHANGES = [
  'What was added or changed since a position, in batches that each bring the next position. Store both together, and go on from there',
  'whenever you like: nothing is missed. Something may come again, so replace what you have by its id.',
].join(' ')

/** Lists in the order of commits can be followed. */
function changesOf(operation: SdkOperation, answer: Extract<SdkReturnType, { type: string }>): string {
  const query = {
    name: 'from',
    type: 'ChangesQuery',
    optional: true,
    description: 'Where to begin, and how much at a time.',
  }
  const following = { ...operation, method: 'changes', query }
  return `${methodComment(following, CHANGES)}  changes(${formatArguments(following)}): Changes<${inModels(answer)}>\n`
}

function methodComment(operation: SdkOperation, description: string): string {
  const { refusals, idempotent } = operation
  const parameters = listSdkArguments(operation).map((argument) => `@param ${argument.name} ${argument.description}`)
  const options = idempotent ? 'An idempotency key of your own, and how this call is made.' : 'How this call is made.'
  const thrown =
    refusals.length > 0 ? [`@throws {PosternError} ${refusals.map((code) => `\`${code}\``).join(', ')}`] : []
  return formatDocComment([description, '', ...parameters, `@param options ${options}`, ...thrown], 2)
}

/** The caller chooses the type of file. */
function generic({ answer }: SdkOperation): string {
  if (answer.kind !== 'files' || '' in answer.types) return ''
  const formats = Object.keys(answer.types).map((format) => `'${format}'`)
  return `<Format extends ${formats.join(' | ')} = ${formats[0]}>`
}

function answerType({ answer, id }: SdkOperation): string {
  if (answer.kind === 'nothing') return 'ApiPromise<void>'
  if (answer.kind === 'files') {
    const only = answer.types['']
    return only ? `ApiPromise<${fileType(only)}>` : `ApiPromise<${filesName(id)}[Format]>`
  }
  const type = inModels(answer)
  return answer.kind === 'list' ? `List<${type}>` : `ApiPromise<${type}>`
}

function inModels({ type }: Extract<SdkReturnType, { type: string }>): string {
  return type
    .split(' | ')
    .map((name) => (/^\w+$/.test(name) ? `models.${name}` : name))
    .join(' | ')
}

function filesOf({ id, summary, answer }: SdkOperation): string[] {
  if (answer.kind !== 'files' || '' in answer.types) return []
  const fields = Object.entries(answer.types).map(
    ([format, type]) => `${formatDocComment([`As ${type}.`], 2)}  ${format}: ${fileType(type)}\n`,
  )
  return [
    `${formatDocComment([`What “${summary}” gives back, by its format.`])}export interface ${filesName(id)} {\n${fields.join('')}}\n`,
  ]
}

const filesName = (id: string): string => `${id.replace(/^get/, '')}Files`
const fileType = (type: string): string => (/^text\/|xml$|json$/.test(type) ? 'string' : 'Bytes')
