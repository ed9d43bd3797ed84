import { findHost } from '../../contract/lib/index.js'
import { expandMethodWord, type ResourcePaths, toPaths, toSubPaths } from '../../runtime/sdk/resource-paths.ts'
import type { SdkOperation } from './sdk-operations.ts'
import type { ResourceNode } from './sdk-tree.ts'

type Table = { [name: string]: string | Table }

/** The data from which the SDK builds its methods: a word where the operation's name says everything, else a line. */
export function buildMethodTable(node: ResourceNode, depth = 0, derived: ResourcePaths = toPaths('')): Table {
  const place = actualPlace(node, depth, derived)
  const lines = node.operations.map((operation) => ({ name: operation.method, line: lineOf(operation, place) }))
  const words = lines.map(({ name, line }) => ({ name, line, word: wordFor(name, line) }))
  const named = words.flatMap(({ word }) => word ?? [])
  const places = place.one === derived.one ? [] : [place.one]
  const spelledOut = words.filter(({ word }) => word === undefined)
  return Object.fromEntries([
    ...(places.length + named.length > 0 ? [['$', [...places, ...named].join(' ')] as const] : []),
    ...spelledOut.map(({ name, line }) => [name, line] as const),
    ...node.children.map(
      (child) => [child.name, buildMethodTable(child, depth + 1, toSubPaths(child.name, place))] as const,
    ),
  ])
}

const wordFor = (name: string, line: string): string | undefined =>
  [name, `${name}?`, `${name}!`].find((word) => expandMethodWord(word).line === line)

/** The path of a resource: derived from its name, unless nothing in it is there. */
function actualPlace(node: ResourceNode, depth: number, derived: ResourcePaths): ResourcePaths {
  const paths = pathsIn(node)
  const collections = paths.map((path) => collectionOf(path, depth))
  const all = collections.includes(derived.all) ? derived.all : (collections[0] ?? '')
  const items = paths.filter((path) => path.startsWith(`${all}/{`))
  const ones = items.map((path) => path.slice(0, path.indexOf('}', all.length) + 1))
  if (all === derived.all && (ones.length === 0 || ones.includes(derived.one))) return derived
  return toPaths(ones[0] ?? all)
}

/** The part of a path up to a depth: `/v1/events/{event}/days` for anything below the days. */
function collectionOf(path: string, depth: number): string {
  const [, host] = findHost(path)
  const parts = path.slice(host.length).split('/').slice(1)
  const ends = parts.flatMap((part, index) => (part.startsWith('{') ? [] : [index + 1]))
  return [host, ...parts.slice(0, depth === 0 ? 0 : ends[depth - 1])].join('/')
}

function pathsIn({ operations, children }: ResourceNode): string[] {
  return [...operations.map(({ path }) => path), ...children.flatMap(pathsIn)]
}

/** What the SDK must know of an operation: verb, input, output, and its path, relative to its resource if below. */
function lineOf({ verb, path, idempotent, body, query, answer, fileTypes }: SdkOperation, place: ResourcePaths) {
  const words = [
    verb,
    ...(idempotent ? ['once'] : []),
    ...(body ? [body.optional ? 'body?' : 'body'] : []),
    ...(fileTypes ? [`file=${fileTypes[0]}`] : []),
    ...(query ? ['query'] : []),
    ...(answer.kind === 'list' ? ['list'] : []),
    ...(answer.kind === 'list' && answer.follows ? ['changes'] : []),
    ...(answer.kind === 'files' ? [`files=${Object.values(answer.types).join(',')}`] : []),
  ]
  return [...words, inPlace(path, place)].join(' ')
}

function inPlace(path: string, { all, one }: ResourcePaths): string {
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`)
  if (one !== all && isIn(one)) return `*${path.slice(one.length)}`
  return all && isIn(all) ? `.${path.slice(all.length)}` : path
}
