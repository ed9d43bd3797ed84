import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationState } from '../platform/database/migration-state.ts'
import { cleanText } from '../platform/formats/clean-text.ts'
import { organizationContext } from './act.ts'
import type { Command, Input } from './command.ts'
import { commandsFor } from './commands/index.ts'
import { type OpenDatabase, openDatabase, readDatabaseConfig } from './database.ts'
import { describeFailure, Refused } from './failure.ts'
import { findCommand } from './find-command.ts'
import { helpOn, overview } from './help.ts'
import { type Result, writtenFailure, writtenResult } from './output.ts'
import { parseArguments, readInput, refuseLonelyOption } from './parse.ts'

export type CommandResult = { code: number; stdout: string; stderr: string }

export async function answer(args: string[], environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  const json = args.includes('--json')
  try {
    const result = await perform(args, environment)
    return { code: result.exitCode ?? 0, ...writtenResult(result, json) }
  } catch (error) {
    const failure = describeFailure(error)
    return { code: failure.exitCode, stdout: '', stderr: writtenFailure(failure, json) }
  }
}

const ASKS_FOR_OVERVIEW = ['', 'help', '--help', '-h']

async function perform(args: string[], environment: NodeJS.ProcessEnv): Promise<Result> {
  const texts = args.map(cleanText)
  if (texts.every((text) => ['--version', '--json'].includes(text)) && texts.includes('--version')) return tellVersion()
  // The overview needs no command loaded, which would load the whole server.
  if (ASKS_FOR_OVERVIEW.includes(texts.join(' '))) return { document: {}, text: overview() }
  const commands = await commandsFor(texts)
  const typed = parseArguments(texts, commands)
  const [first, ...others] = typed.words
  if (first === undefined) refuseLonelyOption(typed)
  if (first === undefined || first === 'help') return helpOn(commands, others)
  if (typed.help) return helpOn(commands, typed.words)
  const command = findCommand(commands, typed.words)
  return execute(command, readInput(command, typed, environment))
}

async function execute(command: Command, input: Input): Promise<Result> {
  if (command.needs === 'nothing') return command.run(input)
  const { database, now, close } = await openDatabase(readDatabaseConfig(input.environment))
  try {
    if (command.needs !== 'database') await refusePending(database)
    if (command.needs) return await command.run({ database, now }, input)
    return await command.run(await organizationContext({ database, now }, input), input)
  } finally {
    await close()
  }
}

async function refusePending(database: OpenDatabase['database']): Promise<void> {
  const { pending } = await readMigrationState(database)
  if (pending.length === 0) return
  throw new Refused(
    `The database is not up to date (pending: ${pending.join(', ')}). Run "postern-admin migrate" first, or start a server.`,
  )
}

async function tellVersion(): Promise<Result> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  return { document: { version }, text: `postern-admin ${version}` }
}
