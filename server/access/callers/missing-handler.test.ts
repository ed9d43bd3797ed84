import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { repositoryRoot } from '../../../spec/tools/generate/generate.ts'
import { contractWithOneMore, publishedContract } from '../../../spec/tools/testing/built.ts'

/** What is on disk is the same for every check. */
const parsed = new Map<string, ts.SourceFile | undefined>()

afterAll(() => parsed.clear())

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
    if (content !== undefined) return ts.createSourceFile(path, content, version)
    if (!parsed.has(path)) parsed.set(path, getFromDisk(path, version, ...rest))
    return parsed.get(path)
  }
  const entry = join(repositoryRoot, 'server/operations.ts')
  const program = ts.createProgram([entry], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(entry))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('the handlers', () => {
  test('compile with the published contract, and not with one more operation', { timeout: 120_000 }, async () => {
    expect(problemsWith((await publishedContract()).files)).toEqual([])
    const more = await contractWithOneMore()
    expect(problemsWith(more.files).join()).toMatch(/Property 'getYou' is missing/)
  })
})
