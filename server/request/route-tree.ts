import type { RouteFacts, RouteTable } from '../platform/contract/route-table.ts'

export type Route = RouteFacts & { id: string }

export type Match =
  | { found: 'route'; route: Route; path: Record<string, string> }
  | { found: 'other_methods'; allow: string[] }
  | { found: 'nothing' }

type Node = { literals: Map<string, Node>; parameters: Parameter[]; routes: Map<string, Route> }

/** A segment such as `{event}` or, with a suffix, `{event}.json`. */
type Parameter = { name: string; suffix: string; node: Node }

/** Finds the operation of a request. A literal segment wins over a parameter, and a longer suffix over a shorter one; HEAD is answered as GET. */
export function buildRouteTree(
  table: RouteTable,
  isServed: (facts: RouteFacts) => boolean = () => true,
): (method: string, path: string) => Match {
  const root = emptyNode()
  for (const [id, facts] of Object.entries(table)) if (isServed(facts)) insert(root, { ...facts, id })
  return (method, path) => {
    const found = walk(root, path.split('/').slice(1), {})
    if (!found) return { found: 'nothing' }
    const { routes } = found.node
    const route = routes.get(method) ?? (method === 'HEAD' ? routes.get('GET') : undefined)
    if (route) return { found: 'route', route, path: found.path }
    return { found: 'other_methods', allow: [...routes.keys(), ...(routes.has('GET') ? ['HEAD'] : [])].sort() }
  }
}

function emptyNode(): Node {
  return { literals: new Map(), parameters: [], routes: new Map() }
}

function insert(root: Node, route: Route) {
  let node = root
  for (const segment of route.path.split('/').slice(1)) node = child(node, segment, route.path)
  node.routes.set(route.method, route)
}

function child(node: Node, segment: string, path: string): Node {
  const [, name, suffix = ''] = /^\{(.+)\}(.*)$/.exec(segment) ?? []
  if (name === undefined) {
    const next = node.literals.get(segment) ?? emptyNode()
    node.literals.set(segment, next)
    return next
  }
  const known = node.parameters.find((parameter) => parameter.suffix === suffix)
  if (known && known.name !== name) {
    throw new Error(`${path}: the parameter {${name}} is called {${known.name}} in another path`)
  }
  if (known) return known.node
  const added = { name, suffix, node: emptyNode() }
  node.parameters = [...node.parameters, added].sort((a, b) => b.suffix.length - a.suffix.length)
  return added.node
}

type Found = { node: Node; path: Record<string, string> }

function walk(node: Node, segments: string[], path: Record<string, string>): Found | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.routes.size > 0 ? { node, path } : undefined
  const literal = node.literals.get(segment)
  const found = literal && walk(literal, rest, path)
  if (found) return found
  const value = decodeSegment(segment)
  if (!value) return undefined
  for (const { name, suffix, node: next } of node.parameters) {
    if (value.length === suffix.length || !value.endsWith(suffix)) continue
    const found = walk(next, rest, { ...path, [name]: value.slice(0, value.length - suffix.length) })
    if (found) return found
  }
  return undefined
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
