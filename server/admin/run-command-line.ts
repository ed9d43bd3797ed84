import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationState } from '../platform/database/migration-state.ts'
import { toStorableText } from '../platform/formats/storable-text.ts'
import type { CliInput, Command } from './command.ts'
import { loadCommandsForArgs } from './commands/index.ts'
import { type OpenedDatabase, openDatabase, readDatabaseConfig } from './database.ts'
import { CommandRefusedError, describeCommandFailure } from './failure.ts'
import { findCommand } from './find-command.ts'
import { buildHelpOutput, formatHelpOverview } from './help.ts'
import { buildOrgContext } from './organization-context.ts'
import { type CommandOutput, formatCommandFailure, formatCommandOutput } from './output.ts'
import { parseArguments, readCliInput, refuseOptionWithoutCommand } from './parse.ts'

export type CommandResult = { code: number; stdout: string; stderr: string }

export async function runCommandLine(args: string[], environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  const json = args.includes('--json')
  try {
    const result = await perform(args, environment)
    return { code: result.exitCode ?? 0, ...formatCommandOutput(result, json) }
  } catch (error) {
    const failure = describeCommandFailure(error)
    return { code: failure.exitCode, stdout: '', stderr: formatCommandFailure(failure, json) }
  }
}

const ASKS_FOR_OVERVIEW = ['', 'help', '--help', '-h']

async function perform(args: string[], environment: NodeJS.ProcessEnv): Promise<CommandOutput> {
  const texts = args.map(toStorableText)
  if (texts.every((text) => ['--version', '--json'].includes(text)) && texts.includes('--version')) return tellVersion()
  // The overview needs no command loaded, which would load the whole server.
  if (ASKS_FOR_OVERVIEW.includes(texts.join(' '))) return { document: {}, text: formatHelpOverview() }
  const commands = await loadCommandsForArgs(texts)
  const typed = parseArguments(texts, commands)
  const [first, ...others] = typed.words
  if (first === undefined) refuseOptionWithoutCommand(typed)
  if (first === undefined || first === 'help') return buildHelpOutput(commands, others)
  if (typed.help) return buildHelpOutput(commands, typed.words)
  const command = findCommand(commands, typed.words)
  return execute(command, readCliInput(command, typed, environment))
}

async function execute(command: Command, input: CliInput): Promise<CommandOutput> {
  if (command.needs === 'nothing') return command.run(input)
  const { database, now, close } = await openDatabase(readDatabaseConfig(input.environment))
  try {
    if (command.needs !== 'database') await refusePending(database)
    if (command.needs) return await command.run({ database, now }, input)
    return await command.run(await buildOrgContext({ database, now }, input), input)
  } finally {
    await close()
  }
}

async function refusePending(database: OpenedDatabase['database']): Promise<void> {
  const { pending } = await readMigrationState(database)
  if (pending.length === 0) return
  throw new CommandRefusedError(
    `The database is not up to date (pending: ${pending.join(', ')}). Run "postern-admin migrate" first, or start a server.`,
  )
}

async function tellVersion(): Promise<CommandOutput> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  return { document: { version }, text: `postern-admin ${version}` }
}
