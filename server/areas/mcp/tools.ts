import { readFileSync } from 'node:fs'
import type { Tool as ToolDefinition } from '@modelcontextprotocol/server'

/** One operation, as `npm run generate` describes it for language models. */
export type Tool = {
  name: string
  title: string
  description: string
  inputSchema: ToolDefinition['inputSchema']
  writes: boolean
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  query: string[]
  /** Items of a list: those that are answered when the caller does not say, and at most. */
  items: { input: string; few: number; most: number } | null
  needsIdempotencyKey: boolean
}

const FILE = new URL('../../../generated/mcp-tools.json', import.meta.url)

export function readTools(): Tool[] {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export type ToolInput = Record<string, unknown>

export type ApiRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

/** The request that a call of a tool means. Inputs that are missing or unknown are left to the API to refuse. */
export function toApiRequest(tool: Tool, input: ToolInput): ApiRequest {
  const rest = new Map(Object.entries(input))
  const take = (name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return value
  }
  const path = tool.path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(take(name) ?? '')))
  const query = new URLSearchParams()
  if (tool.items) {
    const { input: name, few, most } = tool.items
    rest.set(name, Math.min(most, Number(rest.get(name) ?? few)))
  }
  for (const name of tool.query) for (const value of [take(name) ?? []].flat()) query.append(name, String(value))
  const key = tool.needsIdempotencyKey ? take('idempotency_key') : undefined
  const isRead = tool.method === 'GET'
  if (isRead) for (const [name, value] of rest) query.append(name, String(value))
  return {
    method: tool.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...(isRead ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': String(key) }),
    },
    ...(isRead ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  }
}
