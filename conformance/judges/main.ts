import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { abortOnCtrlC, readArgsOrExit } from '../../server/testing/command-line.ts'
import { type ExternalTool, openToolWorkspace, readToolVersion, ToolError } from './external-tool.ts'
import { installToolPackages } from './install.ts'
import { knownToolFaults } from './known-faults.ts'
import { type JudgeOptions, judgesUsage, readJudgeOptions } from './options.ts'
import { formatClosingLine, formatFaultDetails, formatResultTable } from './report.ts'
import { type SandboxServer, startSandboxServer } from './sandbox-server.ts'
import { buildNotRunnableVerdict, buildVerdict, isFailedVerdict, type ToolVerdict } from './verdict.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function hear(judge: ExternalTool, cache: string, stage: SandboxServer): Promise<ToolVerdict> {
  const folder = resolve(cache, judge.shelf ?? judge.name)
  try {
    await installToolPackages(judge, folder)
    const results = await judge.run(await openToolWorkspace(folder, stage))
    return buildVerdict(judge, await readToolVersion(judge, folder), results, knownToolFaults)
  } catch (error) {
    const { message, stack } = error as Error
    return buildNotRunnableVerdict(judge, error instanceof ToolError ? message : `${stack}`)
  }
}

async function hearAll({ judges, cache }: JudgeOptions): Promise<ToolVerdict[]> {
  await using cleanUp = new AsyncDisposableStack()
  const dataFolder = await mkdtemp(join(tmpdir(), 'postern-judges-'))
  cleanUp.defer(() => rm(dataFolder, { recursive: true, force: true }))
  const stage = await startSandboxServer(cleanUp, dataFolder)
  const verdicts: ToolVerdict[] = []
  for (const judge of judges) {
    if (signal.aborted) break
    say(`${judge.name} …`)
    verdicts.push(await hear(judge, cache, stage))
  }
  return verdicts
}

const signal = abortOnCtrlC()
const verdicts = await hearAll(readArgsOrExit(readJudgeOptions, judgesUsage))
if (signal.aborted) {
  say('\nThe run was stopped.')
  process.exitCode = 130
} else {
  say(['', formatResultTable(verdicts), '', formatFaultDetails(verdicts), '', formatClosingLine(verdicts)].join('\n'))
  process.exitCode = verdicts.some(isFailedVerdict) ? 1 : 0
}
