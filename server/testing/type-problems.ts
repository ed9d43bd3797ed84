import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../../spec/tools/generate/generate.ts'

/** Type-checks one file with `files` in place of, or beside, those on disk. */
export function findTypeProblems(file: string, files: Record<string, string>): string[] {
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
  const entry = join(repositoryRoot, file)
  const program = ts.createProgram([entry], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(entry))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
