import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readOrExit } from '../command-line.ts'
import { type Judge, NotPossible, openBench, versionOf } from './bench.ts'
import { install } from './install.ts'
import { knownFaults } from './known-faults.ts'
import { type Options, readOptions, usage } from './options.ts'
import { closingLine, detailsOf, tableOf } from './report.ts'
import { openStage, type Stage } from './stage.ts'
import { giveUp, isUnexpected, reach, type Verdict } from './verdict.ts'

const stop = new AbortController()
const { signal } = stop

const say = (text: string) => process.stdout.write(`${text}\n`)

async function hear(judge: Judge, cache: string, stage: Stage): Promise<Verdict> {
  const folder = resolve(cache, judge.shelf ?? judge.name)
  try {
    await install(judge, folder)
    const results = await judge.run(await openBench(folder, stage))
    return reach(judge, await versionOf(judge.shows, folder), results, knownFaults)
  } catch (error) {
    const { message, stack } = error as Error
    return giveUp(judge, error instanceof NotPossible ? message : `${stack}`)
  }
}

async function hearAll({ judges, cache }: Options): Promise<Verdict[]> {
  await using cleanUp = new AsyncDisposableStack()
  const dataFolder = await mkdtemp(join(tmpdir(), 'postern-judges-'))
  cleanUp.defer(() => rm(dataFolder, { recursive: true, force: true }))
  const stage = await openStage(cleanUp, dataFolder)
  const verdicts: Verdict[] = []
  for (const judge of judges) {
    if (signal.aborted) break
    say(`${judge.name} …`)
    verdicts.push(await hear(judge, cache, stage))
  }
  return verdicts
}

// The first Ctrl-C ends the run with clean-up, the second at once.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
const verdicts = await hearAll(readOrExit(readOptions, usage))
if (signal.aborted) {
  say('\nThe run was stopped.')
  process.exitCode = 130
} else {
  say(['', tableOf(verdicts), '', detailsOf(verdicts), '', closingLine(verdicts)].join('\n'))
  process.exitCode = verdicts.some(isUnexpected) ? 1 : 0
}
