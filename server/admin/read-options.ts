import type { CliInput } from './command.ts'
import { UsageError } from './failure.ts'

export function readOneOf<Choice extends string>(
  input: CliInput,
  option: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = input.option(option)
  if (text === undefined) return undefined
  const chosen = choices.find((choice) => choice === text)
  if (chosen) return chosen
  throw new UsageError(
    `--${option} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not ${text || 'empty'}.`,
  )
}

export function readYesNo(input: CliInput, option: string): boolean | undefined {
  const chosen = readOneOf(input, option, ['yes', 'no'])
  return chosen === undefined ? undefined : chosen === 'yes'
}

export function readMode(input: CliInput): 'live' | 'test' {
  const mode = input.option('mode') ?? 'live'
  if (mode !== 'live' && mode !== 'test') throw new UsageError('--mode must be live or test.')
  return mode
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1_000

export function readLimit(input: CliInput): number {
  const text = input.option('limit')
  if (text === undefined) return DEFAULT_LIMIT
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new UsageError(`--limit must be a number from 1 to ${MAX_LIMIT}, not ${text || 'empty'}.`)
}

export const limitOption = { value: 'NUMBER', about: `how many; ${DEFAULT_LIMIT} unless given` }
