import { type ParseArgsConfig, parseArgs } from 'node:util'

export class CommandLineError extends Error {}

/** Invalid options: the usage is printed too. */
export class UsageError extends CommandLineError {}

export function parseCommandOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

export function parseBaseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new UsageError(`--base-url ${text} is not an http address.`)
  }
  return text.replace(/\/+$/, '').replace(/\/v1$/, '')
}

/** Aborted by the first Ctrl-C, for a run to end with its clean-up; the second ends it at once. */
export function abortOnCtrlC(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

/** Reads the command line. Prints the usage for help (null) or an InputError, and exits. */
export function readArgsOrExit<Input>(read: (args: string[]) => Input | null, usage: string): Input {
  try {
    const input = read(process.argv.slice(2))
    if (input) return input
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${usage}\n` : ''}`)
    process.exit(2)
  }
}
