import type { Document } from '../document.ts'
import { capitalize } from './sdk-names.ts'
import { listSdkOperations, type SdkOperation } from './sdk-operations.ts'

/** A part of a client, such as `client.events.days`. */
export type ResourceNode = {
  name: string
  typeName: string
  description: string
  operations: SdkOperation[]
  children: ResourceNode[]
}

/** Its resources have plain names; those of other hosts get a prefix, because they may have the same names. */
const MAIN_HOST = 'api'

/** Each host has its own client. */
export function buildSdkTrees(document: Document): { host: string; root: ResourceNode }[] {
  const operations = listSdkOperations(document)
  const tags = new Map((document.tags ?? []).map(({ name, description = '' }) => [name, description]))
  return [...new Set(operations.map(({ host }) => host))].map((host) => {
    const own = operations.filter((operation) => operation.host === host)
    const prefix = host === MAIN_HOST ? '' : capitalize(host)
    return { host, root: { ...nodeOf(own, [], tags, prefix), typeName: `${capitalize(host)}Methods`, description: '' } }
  })
}

function nodeOf(operations: SdkOperation[], path: string[], tags: Map<string, string>, prefix: string): ResourceNode {
  const here = operations.filter(({ resource }) => resource.length === path.length)
  const below = operations.filter(({ resource }) => resource.length > path.length)
  const names = new Set(below.map(({ resource }) => resource[path.length] ?? ''))
  return {
    name: path.at(-1) ?? '',
    typeName: `${prefix}${path.map(capitalize).join('')}Methods`,
    description: tags.get(here[0]?.tag ?? '') ?? '',
    operations: here,
    children: [...names].map((name) => {
      const inside = below.filter(({ resource }) => resource[path.length] === name)
      return nodeOf(inside, [...path, name], tags, prefix)
    }),
  }
}
