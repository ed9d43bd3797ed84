import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The protocol's revision of 2026, or one of 2025. */
export type McpRevision = { pin: string } | 'legacy'

export const CURRENT_MCP_REVISION: McpRevision = { pin: '2026-07-28' }

export type McpClientOptions = { key?: string; headers?: Record<string, string>; revision?: McpRevision }

/** A client of the protocol's own SDK. */
export async function connectMcpClient(
  url: string,
  { key, headers, revision = CURRENT_MCP_REVISION }: McpClientOptions = {},
) {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: revision } })
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }), ...headers } },
  })
  await client.connect(transport)
  const use = async (name: string, input: object = {}) => {
    const { isError = false, content } = await client.callTool({ name, arguments: { ...input } })
    const [first] = content as { type: string; text: string }[]
    const text = first?.text ?? ''
    return { isError, text, ...parseToolResult(text) }
  }
  return { client, use, close: () => client.close() }
}

/** What stands between the marks: the answer, or the error with what is said before it. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every operation
export function parseToolResult(text: string): { data?: any; code?: string } {
  const data = JSON.parse(/\n<(data-[0-9a-f]{12})>\n([\s\S]*)\n<\/\1>/.exec(text)?.[2] ?? '{}')
  return { data, ...(data.error ? { code: data.error.code } : {}) }
}
