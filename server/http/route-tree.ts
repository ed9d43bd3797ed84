import type { RouteFacts, RouteTable } from '../contract/route-table.ts'

export type Route = RouteFacts & { id: string }

export type Match =
  | { found: 'route'; route: Route; path: Record<string, string> }
  | { found: 'other_methods'; allow: string[] }
  | { found: 'nothing' }

type Node = { literals: Map<string, Node>; parameter: { name: string; node: Node } | null; routes: Map<string, Route> }

/** Finds the operation of a request. A literal segment wins over a parameter; HEAD is answered as GET. */
export function buildRouteTree(table: RouteTable): (method: string, path: string) => Match {
  const root = emptyNode()
  for (const [id, facts] of Object.entries(table)) insert(root, { ...facts, id })
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
  return { literals: new Map(), parameter: null, routes: new Map() }
}

function insert(root: Node, route: Route) {
  let node = root
  for (const segment of route.path.split('/').slice(1)) node = child(node, segment, route.path)
  node.routes.set(route.method, route)
}

function child(node: Node, segment: string, path: string): Node {
  const name = /^\{(.+)\}$/.exec(segment)?.[1]
  if (name === undefined) {
    const next = node.literals.get(segment) ?? emptyNode()
    node.literals.set(segment, next)
    return next
  }
  node.parameter ??= { name, node: emptyNode() }
  if (node.parameter.name !== name) {
    throw new Error(`${path}: the parameter {${name}} is called {${node.parameter.name}} in another path`)
  }
  return node.parameter.node
}

type Found = { node: Node; path: Record<string, string> }

function walk(node: Node, segments: string[], path: Record<string, string>): Found | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.routes.size > 0 ? { node, path } : undefined
  const literal = node.literals.get(segment)
  const found = literal && walk(literal, rest, path)
  if (found) return found
  const value = decodeSegment(segment)
  if (!node.parameter || !value) return undefined
  return walk(node.parameter.node, rest, { ...path, [node.parameter.name]: value })
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
