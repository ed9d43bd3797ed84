import { join } from 'node:path'
import {
  type CompilerHost,
  type CompilerOptions,
  compile,
  createSourceFile,
  NodeHost,
  type Program,
  type SourceFile,
} from '@typespec/compiler'
import { buildLinterRuleSet } from '../generate/compile.ts'

const path = join(import.meta.dirname, 'in-memory.tsp').replaceAll('\\', '/')

const prelude = `import "../../contract/base";

using TypeSpec.Http;
using TypeSpec.OpenAPI;
using Postern;
`

const files = new Map<string, Promise<SourceFile>>()

/** The library and its templates are the same each time: their files are read and parsed once. */
function readOnce(asked: string): Promise<SourceFile> {
  const read = files.get(asked) ?? NodeHost.readFile(asked)
  files.set(asked, read)
  return read
}

const parseCache: NonNullable<CompilerHost['parseCache']> = new WeakMap()

/** Compiles source text as if it were a file next to this one, with the contract's library and templates. */
export async function compileTypeSpecSource(source: string, options: CompilerOptions = {}): Promise<Program> {
  const file = createSourceFile(`${prelude}${source}`, path)
  const host: CompilerHost = {
    ...NodeHost,
    parseCache,
    readFile: async (asked) => (asked === path ? file : readOnce(asked)),
    stat: async (asked) => (asked === path ? { isFile: () => true, isDirectory: () => false } : NodeHost.stat(asked)),
  }
  return compile(host, path, { noEmit: true, ...options })
}

export async function listCompilerDiagnostics(source: string): Promise<{ code: string; message: string }[]> {
  const { diagnostics } = await compileTypeSpecSource(source)
  return diagnostics.map(({ code, message }) => ({ code, message }))
}

/** Problems that the contract's own rules find in the source. */
export async function listLintProblems(source: string): Promise<string[]> {
  const { diagnostics } = await compileTypeSpecSource(source, { linterRuleSet: buildLinterRuleSet(path) })
  return diagnostics.map(({ message }) => message)
}
