import { closeDatabase } from './database.ts'
import { runCommandLine } from './run-command-line.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

for (const [signal, exitCode] of Object.entries(SIGNALS)) {
  process.once(signal, async () => {
    await closeDatabase()
    process.exit(exitCode)
  })
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', () => {})

const { code, stdout, stderr } = await runCommandLine(process.argv.slice(2), process.env)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
