import pino, { type DestinationStream, type Logger } from 'pino'

/** Database errors have row values in `detail` and `where`, which must not be logged. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: wordsOf(error) }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}

/** Some libraries throw plain objects. */
function wordsOf(thrown: unknown): string {
  const message = typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown
  return typeof message === 'string' ? message : 'no message'
}

/** Under load one write for many lines; otherwise no line waits long. */
const BUFFER_BYTES = 8 * 1024
const FLUSH_MILLISECONDS = 250

export function buildLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  }
  return pino(
    options,
    destination ??
      pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MILLISECONDS }),
  )
}

export type { Logger } from 'pino'
