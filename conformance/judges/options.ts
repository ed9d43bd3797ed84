import { join } from 'node:path'
import { parseCommandOptions, UsageError } from '../../server/testing/command-line.ts'
import type { ExternalTool } from './external-tool.ts'
import { externalTools } from './registry.ts'

export type JudgeOptions = { judges: readonly ExternalTool[]; cache: string }

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/judges')

export const judgesUsage = `npm run judges [-- --only TOOL] [--cache FOLDER]

Gives the contract to tools that others wrote. Each generates from it, is type-checked in strict mode, and calls a
server that is started for it. The tools are installed when they are first needed, which takes minutes.

  --only TOOL       one tool; may be given more than once
  --cache FOLDER    where the tools are installed, node_modules/.cache/judges unless told otherwise

The tools: ${externalTools.map(({ name }) => name).join(', ')}`

const KNOWN = {
  only: { type: 'string', multiple: true },
  cache: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** null: help was requested. */
export function readJudgeOptions(args: string[]): JudgeOptions | null {
  const { only, cache = CACHE, help } = parseCommandOptions({ args, options: KNOWN }).values
  if (help) return null
  const chosen = only?.map(findJudge) ?? externalTools
  return { judges: externalTools.filter((judge) => chosen.includes(judge)), cache }
}

function findJudge(name: string): ExternalTool {
  const found = externalTools.find((judge) => judge.name === name)
  if (found) return found
  throw new UsageError(`There is no tool ${name}; there are ${externalTools.map((one) => one.name).join(', ')}.`)
}
