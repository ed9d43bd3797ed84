import { join } from 'node:path'
import { OptionsError, parseOptions } from '../command-line.ts'
import type { Judge } from './bench.ts'
import { judges } from './registry.ts'

export type Options = { judges: readonly Judge[]; cache: string }

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/judges')

export const usage = `npm run judges [-- --only TOOL] [--cache FOLDER]

Gives the contract to tools that others wrote. Each generates from it, is type-checked in strict mode, and calls a
server that is started for it. The tools are installed when they are first needed, which takes minutes.

  --only TOOL       one tool; may be given more than once
  --cache FOLDER    where the tools are installed, node_modules/.cache/judges unless told otherwise

The tools: ${judges.map(({ name }) => name).join(', ')}`

const KNOWN = {
  only: { type: 'string', multiple: true },
  cache: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** null: help was requested. */
export function readOptions(args: string[]): Options | null {
  const { only, cache = CACHE, help } = parseOptions({ args, options: KNOWN }).values
  if (help) return null
  const chosen = only?.map(findJudge) ?? judges
  return { judges: judges.filter((judge) => chosen.includes(judge)), cache }
}

function findJudge(name: string): Judge {
  const found = judges.find((judge) => judge.name === name)
  if (found) return found
  throw new OptionsError(`There is no tool ${name}; there are ${judges.map((one) => one.name).join(', ')}.`)
}
