import { OptionsError } from './options.ts'

/** What was asked for on the command line; explains itself and ends the process where that is help or makes no sense. */
export function readOptionsOrExit<Options>(read: (args: string[]) => Options | null, usage: string): Options {
  try {
    const options = read(process.argv.slice(2))
    if (options) return options
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exit(2)
  }
}
