import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../../spec/tools/generate/build.ts'
import { contractEntry, repositoryRoot } from '../../../spec/tools/generate/generate.ts'

/** Type-checks the handlers against other generated files than those on disk. */
function problemsWith(files: Record<string, string>): string[] {
  const { config } = ts.readConfigFile(join(repositoryRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repositoryRoot)
  const host = ts.createCompilerHost(options)
  const readFromDisk = host.readFile.bind(host)
  const overlay = new Map(Object.entries(files).map(([path, content]) => [join(repositoryRoot, path), content]))
  host.readFile = (path) => overlay.get(path) ?? readFromDisk(path)
  const getFromDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version, ...rest) => {
    const content = overlay.get(path)
    return content === undefined ? getFromDisk(path, version, ...rest) : ts.createSourceFile(path, content, version)
  }
  const entry = join(repositoryRoot, 'server/operations.ts')
  const program = ts.createProgram([entry], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(entry))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

async function filesOf(entry: string) {
  return (await buildContract(entry)).files
}

describe('the handlers', () => {
  test('compile with the published contract, and not with one more operation', { timeout: 120_000 }, async () => {
    expect(problemsWith(await filesOf(contractEntry))).toEqual([])
    const more = await filesOf(join(repositoryRoot, 'spec/tools/testing/one-more-operation.tsp'))
    expect(problemsWith(more).join()).toMatch(/Property 'getYou' is missing/)
  })
})
