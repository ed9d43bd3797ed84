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
