import { type GuideCodePiece, readGuideCode } from './guide-code.ts'
import type { GuideTerminal, RunningCommand } from './terminal.ts'
import { removeSkippedCommands, removeTrailingComment, type SkippedCommand, skippedCommands } from './unrun-commands.ts'

/** A command that runs until stopped: the output that shows it is ready, and what to do then. */
export type LongRunningCommand = { code: string; until: RegExp; whileItRuns: (run: RunningCommand) => Promise<void> }

export type GuideRunOptions = {
  terminal: GuideTerminal
  longCommands?: LongRunningCommand[]
  /** Handles blocks that are not shell code. */
  others?: (piece: GuideCodePiece) => Promise<void>
  /** Replaces an ellipsis, such as by the key that was printed before. */
  fillIn?: (code: string, printed: string) => string
  environment?: () => Record<string, string>
  /** Commands in sentences that were run in another guide already. */
  runBefore?: Set<string>
}

/** Returns the output of the piece that begins with `start`. */
export type GetCommandOutput = (start: string) => string

/** Runs everything in a guide as written, except the listed pieces; throws for code it cannot run. */
export async function runGuideCommands(guide: string, walk: GuideRunOptions): Promise<GetCommandOutput> {
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

/** The pieces of a guide to run, each command once and without the listed ones. */
function piecesToRun(guide: string, seen = new Set<string>()): GuideCodePiece[] {
  return readGuideCode(guide).flatMap((piece) => {
    const code = piece.language === 'sh' ? removeSkippedCommands(piece) : piece.code
    const isNew = piece.kind === 'block' || !seen.has(code)
    seen.add(code)
    return code.trim() !== '' && isNew ? [{ ...piece, code }] : []
  })
}

/** Listed entries that no guide contains any more. */
export function findStaleSkippedCommands(): SkippedCommand[] {
  return skippedCommands.filter(({ guide, code }) => {
    const commands = readGuideCode(guide)
      .filter(({ language }) => language === 'sh')
      .flatMap((piece) => piece.code.split('\n').flatMap((line) => [line, ...line.split(' && ')]))
    return !commands.some((command) => removeTrailingComment(command) === code)
  })
}

async function refuseOthers({ guide, line, language }: GuideCodePiece): Promise<void> {
  throw new Error(`${guide}, line ${line}: nobody knows how to run a block of ${language || 'no language'}.`)
}
