import { type McpTool, readMcpTools } from '../../../../surfaces/mcp/tools.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { makeGrowthOrganization } from './operation-target.ts'

/** What language models send. */

const MAX_BYTES = 250_000
const MAX_DEPTH = 40

type Message = { method: string; params: unknown }

const message = (
  what: string,
  most: number,
  write: (size: number) => Message | string,
  way = '/mcp',
): InputDimension => ({
  way,
  what,
  most,
  open: async (target) => {
    const { live } = await makeGrowthOrganization(target)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
    return {
      make: (size) => {
        const written = write(size)
        const body = typeof written === 'string' ? written : JSON.stringify({ jsonrpc: '2.0', id: 1, ...written })
        return { method: 'POST', path: '/mcp?write=true', key: live.key, headers, body }
      },
    }
  },
})

const call = (name: string, input: object): Message => ({ method: 'tools/call', params: { name, arguments: input } })

/** Every tool, with a longer and longer text in each of its inputs. */
function ofTool({ name, inputSchema }: McpTool): InputDimension {
  const inputs = Object.keys(inputSchema.properties)
  const most = Math.floor(MAX_BYTES / Math.max(1, inputs.length)) - 100
  return message(
    'a text in each input',
    most,
    (size) => call(name, Object.fromEntries(inputs.map((input) => [input, repeatText(size, 'a')]))),
    `/mcp ${name}`,
  )
}

const nested = (depth: number): unknown => (depth <= 1 ? [] : [nested(depth - 1)])
const keysOf = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`key-${n}`, 1]))

export const listMcpDimensions = (): InputDimension[] => [
  message('the name of a method', MAX_BYTES, (size) => ({ method: repeatText(size, 'a'), params: {} })),
  message('the name of a tool', MAX_BYTES, (size) => call(repeatText(size, 'a'), {})),
  message('inputs that a tool does not have', 10_000, (size) => call('list_events', keysOf(size))),
  message('how deep an input is', MAX_DEPTH - 4, (size) => call('list_events', { q: nested(size) })),
  message('fields of the message', 10_000, (size) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', ...keysOf(size) }),
  ),
  message('the id of the message', MAX_BYTES, (size) =>
    JSON.stringify({ jsonrpc: '2.0', id: repeatText(size, 'a'), method: 'ping' }),
  ),
  message('messages in a list', 6_000, (size) => `[${repeatText(size, '{"jsonrpc":"2.0","method":"ping"},')}1]`),
  message('fields of what it says about itself', 10_000, (size) => ({
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: keysOf(size), clientInfo: { name: 'a', version: '1' } },
  })),
  ...readMcpTools().map(ofTool),
]
