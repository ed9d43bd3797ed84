/// <reference types="node" />
import { PosternError } from '../core/errors.ts'
import { SDK_VERSION } from '../core/version.ts'
import { readCommand, UsageError } from './command.ts'
import { runExportCommand, runImportCommand } from './jobs.ts'
import { type CliIo, runListenCommand } from './listen.ts'
import { runTriggerCommand } from './trigger.ts'
import { CLI_HELP } from './words.ts'

/** Exit codes: 0 success, 1 failure, 2 wrong usage. */
export async function runCli(args: string[], io: CliIo): Promise<number> {
  try {
    const command = readCommand(args, io.environment)
    if (command.name === 'listen') return await runListenCommand(command, io)
    if (command.name === 'trigger') return await runTriggerCommand(command, io)
    if (command.name === 'import') return await runImportCommand(command, io)
    if (command.name === 'export') return await runExportCommand(command, io)
    io.out(command.name === 'help' ? CLI_HELP : SDK_VERSION)
    return 0
  } catch (error) {
    if (io.signal.aborted) return 0
    if (error instanceof UsageError) {
      io.err(error.message)
      return 2
    }
    if (!(error instanceof PosternError)) throw error
    io.err(error.message)
    return 1
  }
}
