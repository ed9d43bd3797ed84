import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Document, getOperations } from '../document.ts'
import { repositoryRoot } from './generate.ts'

type Sample = { lang: string; label: string; source: string }

let samples: Map<string, Sample[]>
beforeAll(async () => {
  const document: Document = JSON.parse(await readFile(join(repositoryRoot, 'generated/openapi.json'), 'utf8'))
  samples = new Map(
    getOperations(document.paths).map(({ operation }) => [
      operation.operationId ?? '',
      (operation['x-codeSamples'] ?? []) as Sample[],
    ]),
  )
})

describe('the SDK’s sample of an operation', () => {
  test('is there for each of them', () => {
    expect([...samples].filter(([, [sample]]) => sample?.label !== 'SDK').map(([id]) => id)).toEqual([])
  })

  test('calls with values that exist in the sandbox', () => {
    const [{ source } = { source: '' }] = samples.get('createRegistration') ?? []
    expect(source).toMatch(/^import \{ createClient } from '@postern\/sdk'\n\nconst client = createClient\(/)
    expect(source).toContain("const registration = await client.events.registrations.create('harbour-lights', {\n")
    expect(source).toContain("first_name: 'Nerea'")
  })

  test('compiles in strict mode against the SDK', () => {
    const files = new Map([...samples].map(([id, [sample]]) => [`/samples/${id}.ts`, sample?.source ?? '']))
    // A wrong sample shows that mistakes are detected.
    files.set('/samples/wrong.ts', "import { createClient } from '@postern/sdk'\ncreateClient(1)")
    expect(mistakesIn(files)).toEqual([expect.stringContaining("/samples/wrong.ts: Argument of type 'number'")])
  })
})

function mistakesIn(files: Map<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { '@postern/sdk': [join(repositoryRoot, 'sdk/src/index.ts')] },
    types: ['node'],
    typeRoots: [join(repositoryRoot, 'node_modules/@types')],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile: read, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.readFile = (path) => files.get(path) ?? read(path)
  host.getSourceFile = (path, ...others) => {
    const text = files.get(path)
    return text === undefined ? getSourceFile(path, ...others) : ts.createSourceFile(path, text, ts.ScriptTarget.ESNext)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
}
