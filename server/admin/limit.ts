import type { Input } from './command.ts'
import { WrongUsage } from './failure.ts'

const DEFAULT_LIMIT = 50
const MOST = 1_000

/** How many rows a list is to have at most. */
export function limitOf(input: Input): number {
  const text = input.option('limit')
  if (text === undefined) return DEFAULT_LIMIT
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MOST) return limit
  throw new WrongUsage(`--limit must be a number from 1 to ${MOST}, not ${text || 'empty'}.`)
}

export const limitOption = { value: 'NUMBER', about: `how many; ${DEFAULT_LIMIT} unless given` }
