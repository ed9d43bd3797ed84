import type { Document } from '../document.ts'
import { listSdkArguments, type SdkOperation } from './sdk-operations.ts'
import { buildSdkTrees, type ResourceNode } from './sdk-tree.ts'

const BEGIN = '<!-- Methods: written by `npm run generate`. -->'
const END = '<!-- End of the methods. -->'

export function emitSdkReadme(document: Document, readme: string): string {
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`The SDK's README has no place for the methods between ${BEGIN} and ${END}`)
  const rows = buildSdkTrees(document).flatMap(({ host, root }) => rowsOf(root, CLIENTS[host] ?? host))
  const table = ['| method | what it does | types |', '|---|---|---|', ...rows].join('\n')
  return `${before}${BEGIN}\n${table}\n${END}${after}`
}

/** Variable name of the client of each host in the README. */
const CLIENTS: Record<string, string> = { api: 'client', scanner: 'client.scanner', tenant: 'harbour' }

function rowsOf(node: ResourceNode, owner: string): string[] {
  const methods = node.operations.flatMap((operation) => {
    const { method, summary, answer } = operation
    const own = row(owner, method, takenBy(operation), summary, typesOf(operation))
    if (answer.kind !== 'list' || !answer.follows) return [own]
    const taken = [...takenBy({ ...operation, query: null }), 'from?']
    const followed = typesOf({ ...operation, query: null })
    return [own, row(owner, 'changes', taken, 'Follow what is added and changed', followed)]
  })
  return [...methods, ...node.children.flatMap((child) => rowsOf(child, `${owner}.${child.name}`))]
}

const takenBy = (operation: SdkOperation): string[] =>
  listSdkArguments(operation).map(({ name, optional }) => `${name}${optional ? '?' : ''}`)

/** The exported types of what is sent and what comes back, by which people look for them. */
function typesOf({ body, query, answer }: SdkOperation): string {
  const sent = [body, query].flatMap((argument) => argument?.type ?? [])
  const received = 'type' in answer ? answer.type.split(' | ') : []
  const named = (types: string[]) => types.filter((type) => /^[A-Z]\w+$/.test(type)).map((type) => `\`${type}\``)
  return [named(sent).join(', '), named(received).join(', ')].filter((part) => part !== '').join(' → ')
}

const row = (owner: string, method: string, taken: string[], summary: string, types: string): string =>
  `| \`${owner}.${method}(${taken.join(', ')})\` | ${summary.replaceAll('|', '\\|')} | ${types} |`
