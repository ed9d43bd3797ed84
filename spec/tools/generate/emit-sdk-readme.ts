import type { Document } from '../document.ts'
import type { SdkOperation } from './sdk-operations.ts'
import { listSdkArguments } from './sdk-operations.ts'
import { buildSdkTrees, type ResourceNode } from './sdk-tree.ts'

const BEGIN = '<!-- Methods: written by `npm run generate`. -->'
const END = '<!-- End of the methods. -->'

export function emitSdkReadme(document: Document, readme: string): string {
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`The SDK's README has no place for the methods between ${BEGIN} and ${END}`)
  const rows = buildSdkTrees(document).flatMap(({ host, root }) => rowsOf(root, CLIENTS[host] ?? host))
  const table = ['| method | what it does |', '|---|---|', ...rows].join('\n')
  return `${before}${BEGIN}\n${table}\n${END}${after}`
}

/** Variable name of the client of each host in the README. */
const CLIENTS: Record<string, string> = { api: 'client', scanner: 'client.scanner', tenant: 'harbour' }

function rowsOf(node: ResourceNode, owner: string): string[] {
  const methods = node.operations.flatMap((operation) => [
    row(owner, operation.method, takenBy(operation), operation.summary),
    ...(operation.answer.kind === 'list' && operation.answer.follows
      ? [
          row(
            owner,
            'changes',
            [...takenBy({ ...operation, query: null }), 'from?'],
            'Follow what is added and changed',
          ),
        ]
      : []),
  ])
  return [...methods, ...node.children.flatMap((child) => rowsOf(child, `${owner}.${child.name}`))]
}

function takenBy(operation: SdkOperation): string[] {
  return listSdkArguments(operation).map(({ name, optional }) => `${name}${optional ? '?' : ''}`)
}

function row(owner: string, method: string, taken: string[], summary: string): string {
  return `| \`${owner}.${method}(${taken.join(', ')})\` | ${summary.replaceAll('|', '\\|')} |`
}
