import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Breakage, compareContracts, type OpenApiDocument } from './compare.ts'
import { formatBaseline } from './write-baseline.ts'

export type ContractFiles = { baseline: string; current: string }

const usage = 'Usage: node spec/tools/compatibility/check.ts [--update [--force]]'

/** Returns the exit code; all output goes through `say`. */
export function runCompatibilityCommand(options: string[], files: ContractFiles, say: (line: string) => void): number {
  const updating = options.includes('--update')
  const forced = options.includes('--force')
  if (options.some((option) => option !== '--update' && option !== '--force') || (forced && !updating)) {
    say(usage)
    return 1
  }
  try {
    return compareFiles(files, updating, forced, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function compareFiles(files: ContractFiles, updating: boolean, forced: boolean, say: (line: string) => void): number {
  if (!existsSync(files.current)) {
    say(`There is no current contract at ${files.current}: generate it first.`)
    return 1
  }
  const current = readContract(files.current)
  if (!existsSync(files.baseline) && !updating) {
    say(`There is no baseline contract at ${files.baseline}: record one with --update.`)
    return 1
  }
  const breaks = existsSync(files.baseline) ? compareContracts(readContract(files.baseline), current) : []
  for (const { rule, message } of breaks) say(`${message} [${rule}]`)
  if (!updating) {
    say(breaks.length === 0 ? 'The contract keeps every promise of its baseline.' : `${count(breaks)} the contract.`)
    return breaks.length === 0 ? 0 : 1
  }
  if (breaks.length > 0 && !forced) {
    say(`The baseline was not updated: ${count(breaks)} the contract. Only an unreleased contract may use --force.`)
    return 1
  }
  if (breaks.length > 0) say(`Warning: ${count(breaks)} the contract, and --force records it as the baseline anyway.`)
  writeFileSync(files.baseline, formatBaseline(current))
  say(`The baseline at ${files.baseline} now holds the current contract.`)
  return 0
}

function readContract(path: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The contract at ${path} is not JSON.`, { cause: error })
  }
}

const count = (breaks: Breakage[]): string =>
  breaks.length === 1 ? '1 change breaks' : `${breaks.length} changes break`

if (import.meta.main) {
  const files = {
    baseline: join(import.meta.dirname, 'baseline.json'),
    current: join(import.meta.dirname, '../../../generated/openapi.json'),
  }
  process.exitCode = runCompatibilityCommand(process.argv.slice(2), files, (line) => process.stdout.write(`${line}\n`))
}
