#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationState } from '../platform/database/migration-state.ts'
import type { Command, Input } from './command.ts'
import { commands } from './commands/index.ts'
import { closeDatabase, type OpenDatabase, openDatabase, readDatabaseConfig } from './database.ts'
import { describeFailure, Refused } from './failure.ts'
import { findCommand } from './find-command.ts'
import { helpOn } from './help.ts'
import { type Result, writeFailure, writeResult } from './output.ts'
import { readInput, refuseLonelyOption, takeApart } from './parse.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

async function answer(args: string[]): Promise<Result> {
  const typed = takeApart(args, commands)
  if (typed.version && typed.words.length === 0) return tellVersion()
  const [first, ...others] = typed.words
  if (first === undefined) refuseLonelyOption(typed)
  if (first === undefined || first === 'help') return helpOn(commands, others)
  if (typed.help) return helpOn(commands, typed.words)
  const command = findCommand(commands, typed.words)
  return execute(command, readInput(command, typed))
}

async function execute(command: Command, input: Input): Promise<Result> {
  if (command.needs === 'nothing') return command.run(input)
  const { database, now, close } = await openDatabase(readDatabaseConfig(process.env))
  try {
    if (command.needs === 'migrated') await refusePending(database)
    return await command.run({ database, now }, input)
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

for (const [signal, exitCode] of Object.entries(SIGNALS)) {
  process.once(signal, async () => {
    await closeDatabase()
    process.exit(exitCode)
  })
}

// Whoever reads the output may have seen enough of it.
process.stdout.on('error', () => {})

const args = process.argv.slice(2)
const json = args.includes('--json')
try {
  const result = await answer(args)
  writeResult(result, json)
  process.exitCode = result.exitCode ?? 0
} catch (error) {
  const failure = describeFailure(error)
  writeFailure(failure, json)
  process.exitCode = failure.exitCode
}
