import { parseArgs } from 'node:util'

export type MockOptions = { host: string; port: number }

export class UsageError extends Error {}

const OPTIONS = {
  port: { type: 'string', short: 'p', default: '4010' },
  host: { type: 'string', short: 'h', default: '127.0.0.1' },
} as const

const KNOWN = Object.keys(OPTIONS)
  .map((name) => `--${name}`)
  .join(' and ')

export function readMockOptions(args: string[]): MockOptions {
  const { values, tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option' && !(token.name in OPTIONS))
      throw new UsageError(`The mock has no option ${token.rawName}; it has ${KNOWN}.`)
    if (token.kind === 'option' && !token.value) throw new UsageError(`The option ${token.rawName} needs a value.`)
    if (token.kind === 'positional') throw new UsageError(`The mock takes no "${token.value}"; it has ${KNOWN}.`)
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`The option --port takes a number from 1 to 65535, not "${values.port}".`)
  return { host: String(values.host), port }
}
