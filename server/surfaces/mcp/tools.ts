import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Tool as ToolDefinition } from '@modelcontextprotocol/server'

/** One operation, as `npm run generate` describes it for language models. */
export type McpTool = {
  name: string
  title: string
  description: string
  inputSchema: ToolDefinition['inputSchema'] & { properties: Record<string, { description?: string }> }
  writes: boolean
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  /** Where inputs go; the others are fields of the body. */
  inPath: string[]
  inQuery: string[]
  /** What is always sent. */
  query: Record<string, string>
  /** Items of a list: those that are answered when the caller does not say, and at most. */
  items: { input: string; few: number; most: number } | null
  /** Fields of the body that are filled in: the time, and a UUID that is the same for the same idempotency key. */
  filled: Record<string, 'now' | 'uuid'>
  needsKey: boolean
}

const FILE = new URL('../../../generated/connectors/mcp/tools.json', import.meta.url)

export const readMcpTools = (): McpTool[] => JSON.parse(readFileSync(FILE, 'utf8'))

export type ToolInput = Record<string, unknown>

export type ApiRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

/** The request that a call of a tool means. What it does not find out the API refuses. */
export function toApiRequest(tool: McpTool, { idempotency_key: key, ...input }: ToolInput, now: Date): ApiRequest {
  const path = tool.path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const query = new URLSearchParams(tool.query)
  for (const name of tool.inQuery) {
    const value = name === tool.items?.input ? toLimit(tool.items, input[name]) : input[name]
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const url = query.size > 0 ? `${path}?${query}` : path
  if (tool.method === 'GET') return { method: tool.method, url, headers: {} }
  const filled = Object.entries(tool.filled).map(([name, what]) => [
    name,
    what === 'now' ? now.toISOString() : toUuid(key),
  ])
  const body = Object.entries(input).filter(([name]) => !tool.inPath.includes(name) && !tool.inQuery.includes(name))
  return {
    method: tool.method,
    url,
    headers: {
      'Content-Type': 'application/json',
      // With the time in it, a repetition is another request; the UUID in it tells what it repeats.
      ...(tool.needsKey ? { 'Idempotency-Key': filled.length > 0 ? randomUUID() : String(key) } : {}),
    },
    body: JSON.stringify(Object.fromEntries([...body, ...filled])),
  }
}

const toLimit = ({ few, most }: NonNullable<McpTool['items']>, asked: unknown = few): unknown =>
  Number(asked) > most ? most : asked

const toUuid = (key: unknown): string =>
  createHash('sha256')
    .update(String(key))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

const MAX_QUOTED = 64

/** What the API would not see, or would see as something else. */
export function findInputProblem({ name, inputSchema, inPath, inQuery }: McpTool, input: ToolInput) {
  const { properties, required = [] } = inputSchema
  const unknown = Object.keys(input).find((given) => !Object.hasOwn(properties, given))
  if (unknown !== undefined) {
    const quoted = JSON.stringify(unknown.slice(0, MAX_QUOTED))
    return `The tool ${name} has no input ${quoted}; it has ${Object.keys(properties).join(', ')}.`
  }
  const missing = required.find((wanted) => (input[wanted] ?? '') === '')
  if (missing) return `The tool ${name} needs the input ${missing}. ${properties[missing]?.description ?? ''}`.trim()
  const nested = [...inPath, ...inQuery].find((place) => typeof (input[place] ?? '') === 'object')
  if (nested) return `The input ${nested} has to be text, a number, true or false; it is a list or an object.`
  // These two would lead to another operation.
  const moving = inPath.find((place) => /^\.\.?$/.test(String(input[place])))
  return moving && `The input ${moving} cannot be "${input[moving]}". ${properties[moving]?.description ?? ''}`.trim()
}
