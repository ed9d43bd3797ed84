import { readFileSync } from 'node:fs'
import { parseBaseUrl, parseCommandOptions, UsageError } from '../server/testing/command-line.ts'
import { allOperations, type Operation } from './contract.ts'
import { isKeyRole, type KeysByRole, keyRoles } from './world/roles.ts'

export type CliOptions = {
  operations: Operation[]
  json: string | null
  /** null: a local run. */
  foreign: { baseUrl: string; keys: KeysByRole; lenient: boolean } | null
}

export const conformanceUsage = `npm run conformance [-- --base-url URL (--key KEY | --keys FILE)] [--json FILE] [--only OPERATION]

Without --base-url it starts a database and a server of its own, makes every key it needs, and must see all that the
contract declares. With --base-url it calls that server with the keys it is given and says what it could not reach.

  --base-url URL      where the server is, such as https://tickets.example
  --key KEY           one key; what it may not do is not reachable
  --keys FILE         a JSON object of keys by role
  --json FILE         writes every result and the ledger to the file
  --only OPERATION    one operation, such as createGroup; may be given more than once

The roles of --keys, each of which may be left out:
${Object.entries(keyRoles)
  .map(([role, meaning]) => `  ${role.padEnd(20)}${meaning}`)
  .join('\n')}`

const KNOWN = {
  'base-url': { type: 'string' },
  key: { type: 'string' },
  keys: { type: 'string' },
  json: { type: 'string' },
  only: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

/** null: help was requested. */
export function readConformanceOptions(args: string[]): CliOptions | null {
  const { values } = parseCommandOptions({ args, options: KNOWN })
  if (values.help) return null
  const { 'base-url': baseUrl, key, keys, json = null, only } = values
  if (baseUrl === undefined && (key !== undefined || keys !== undefined))
    throw new UsageError('--key and --keys need --base-url: a local run makes its own keys.')
  const operations = only?.map(readOperation) ?? allOperations
  if (baseUrl === undefined) return { operations, json, foreign: null }
  return { operations, json, foreign: { baseUrl: parseBaseUrl(baseUrl), ...readGivenKeys(key, keys) } }
}

function readOperation(id: string): Operation {
  const found = allOperations.find((operation) => operation.id === id)
  if (found) return found
  throw new UsageError(`There is no operation ${id}; there are ${allOperations.map((one) => one.id).join(', ')}.`)
}

function readGivenKeys(key: string | undefined, file: string | undefined): { keys: KeysByRole; lenient: boolean } {
  if ((key === undefined) === (file === undefined)) throw new UsageError('Give either --key or --keys.')
  return key === undefined ? { keys: readKeysFile(file ?? ''), lenient: false } : { keys: { all: key }, lenient: true }
}

function readKeysFile(file: string): KeysByRole {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} could not be read.`)
  }
  return parseKeysFile(text, file)
}

export function parseKeysFile(text: string, file: string): KeysByRole {
  const refuse = (fault: string) => new UsageError(`${file}: ${fault}`)
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw refuse('The file of keys is not JSON.')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw refuse('The file of keys must hold an object of roles and keys.')
  for (const [role, value] of Object.entries(content)) {
    if (!isKeyRole(role))
      throw refuse(`The role "${role}" is not known; the roles are ${Object.keys(keyRoles).join(', ')}.`)
    if (typeof value !== 'string' || value === '') throw refuse(`The key of "${role}" must be a text.`)
  }
  return content as KeysByRole
}
