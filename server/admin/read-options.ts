import { readFile } from 'node:fs/promises'
import type { ValidateFunction } from 'ajv'
import type { OperationId } from '../../generated/operations.ts'
import * as validators from '../../generated/validators.js'
import { describeAjvErrors } from '../../spec/runtime/problems/describe-ajv-errors.ts'
import { refuseProblems } from '../platform/contract/problems.ts'
import { toStorableText } from '../platform/formats/storable-text.ts'
import type { CliInput } from './command.ts'
import { CommandUsageError } from './failure.ts'

export function readOneOf<Choice extends string>(input: CliInput, option: string, choices: readonly Choice[]) {
  const text = input.option(option)
  if (text === undefined) return undefined
  const chosen = choices.find((choice) => choice === text)
  if (chosen) return chosen
  throw new CommandUsageError(
    `--${option} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not ${text || 'empty'}.`,
  )
}

export function readYesNo(input: CliInput, option: string): boolean | undefined {
  const chosen = readOneOf(input, option, ['yes', 'no'])
  return chosen === undefined ? undefined : chosen === 'yes'
}

export function readMode(input: CliInput): 'live' | 'test' {
  const mode = input.option('mode') ?? 'live'
  if (mode !== 'live' && mode !== 'test') throw new CommandUsageError('--mode must be live or test.')
  return mode
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1_000

export function readLimit(input: CliInput): number {
  const text = input.option('limit')
  if (text === undefined) return DEFAULT_LIMIT
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new CommandUsageError(`--limit must be a number from 1 to ${MAX_LIMIT}, not ${text || 'empty'}.`)
}

export const limitOption = { value: 'NUMBER', about: `how many; ${DEFAULT_LIMIT} unless given` }

export async function readTextFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CommandUsageError(`The file ${path} cannot be read: ${error.message}.`)
  })
  return toStorableText(text)
}

/** Validates input of a command with the schema of the API operation, so that the messages are the same. */
export function validateOperationBody<Body>(operation: OperationId, body: unknown): Body {
  const validate = (validators as unknown as Record<string, ValidateFunction>)[`${operation}_body`]
  if (!validate || validate(body)) return body as Body
  throw new CommandUsageError(refuseProblems(describeAjvErrors('body', validate.errors ?? [])).message)
}
