import { type NotRun, notRun, runnableOf, withoutComment } from './not-run.ts'
import { type Piece, readPieces } from './pieces.ts'
import type { LongRun, Terminal } from './terminal.ts'

/** A command that runs until it is stopped: what it prints when it is ready, and what is then done with it. */
export type LongCommand = { code: string; until: RegExp; whileItRuns: (run: LongRun) => Promise<void> }

export type Walk = {
  terminal: Terminal
  longCommands?: LongCommand[]
  /** What to do with blocks that are no shell's. */
  others?: (piece: Piece) => Promise<void>
  /** What the reader has to put in place of an ellipsis, such as the key that was printed before. */
  fillIn?: (code: string, printed: string) => string
  /** What another terminal has to be told. */
  environment?: () => Record<string, string>
  /** Commands in sentences that another guide has, too, and that were run there. */
  runBefore?: Set<string>
}

/** What was printed by the piece that begins so. */
export type Printed = (start: string) => string

/**
 * Follows a guide from its beginning to its end, and runs whatever it says as it stands. What is not run is listed, and code that nobody
 * knows how to run is an error.
 */
export async function followGuide(guide: string, walk: Walk): Promise<Printed> {
  const { terminal, longCommands = [], others = refuseOthers, fillIn = (code) => code, environment, runBefore } = walk
  const printed = new Map<string, string>()
  for (const piece of piecesToRun(guide, runBefore)) {
    if (piece.language !== 'sh') {
      await others(piece)
      continue
    }
    const code = piece.code.trim()
    const filled = fillIn(code, [...printed.values()].join('\n'))
    const long = longCommands.find((command) => command.code === code)
    if (!long) {
      printed.set(code, await terminal.run(filled))
      continue
    }
    const run = await terminal.start(filled, long.until, environment?.())
    printed.set(code, run.printed())
    await long.whileItRuns(run)
  }
  return (start) => {
    const [, output] = [...printed].find(([code]) => code.startsWith(start)) ?? []
    if (output === undefined) throw new Error(`Nothing was run that begins with ${start}.`)
    return output
  }
}

/** The pieces of a guide that are run, each command once; of the blocks, what is not listed. */
function piecesToRun(guide: string, seen = new Set<string>()): Piece[] {
  return readPieces(guide).flatMap((piece) => {
    const code = piece.language === 'sh' ? runnableOf(piece) : piece.code
    const isNew = piece.kind === 'block' || !seen.has(code)
    seen.add(code)
    return code.trim() !== '' && isNew ? [{ ...piece, code }] : []
  })
}

/** Entries of the list that no guide has any more. */
export function staleEntries(): NotRun[] {
  return notRun.filter(({ guide, code }) => {
    const commands = readPieces(guide)
      .filter(({ language }) => language === 'sh')
      .flatMap((piece) => piece.code.split('\n').flatMap((line) => [line, ...line.split(' && ')]))
    return !commands.some((command) => withoutComment(command) === code)
  })
}

async function refuseOthers({ guide, line, language }: Piece): Promise<void> {
  throw new Error(`${guide}, line ${line}: nobody knows how to run a block of ${language || 'no language'}.`)
}
