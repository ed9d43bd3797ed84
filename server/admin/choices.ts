import type { Input } from './command.ts'
import { WrongUsage } from './failure.ts'

/** What an option says that takes yes or no; undefined where it was not given. */
export function yesOrNo(input: Input, option: string): boolean | undefined {
  const text = input.option(option)
  if (text !== undefined && text !== 'yes' && text !== 'no') {
    throw new WrongUsage(`--${option} must be yes or no, not ${text || 'empty'}.`)
  }
  return text === undefined ? undefined : text === 'yes'
}

export function modeOf(input: Input): 'live' | 'test' {
  const mode = input.option('mode') ?? 'live'
  if (mode !== 'live' && mode !== 'test') throw new WrongUsage('--mode must be live or test.')
  return mode
}

/** What an option says that takes one of several words; undefined where it was not given. */
export function oneOf<Choice extends string>(
  input: Input,
  option: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = input.option(option)
  if (text === undefined) return undefined
  const chosen = choices.find((choice) => choice === text)
  if (chosen) return chosen
  throw new WrongUsage(
    `--${option} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not ${text || 'empty'}.`,
  )
}
