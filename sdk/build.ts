import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const here = import.meta.dirname
const source = join(here, 'src')
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/** Types alone, which are the same for both; a second copy would be a fifth of the package. */
const LARGE = 'generated/types'
const REFERENCE = `export type * from './types.js' with { 'resolution-mode': 'import' };\n`

/** Builds every module twice into a folder, as an ES module and for `require()`, each with types of its own. */
function build(outDir: string): void {
  rmSync(outDir, { recursive: true, force: true })
  const options = ['-p', join(here, 'tsconfig.build.json'), '--outDir', outDir]
  execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' })
  for (const file of globSync('**/*.d.ts', { cwd: outDir })) {
    const types = readFileSync(join(outDir, file), 'utf8')
    writeFileSync(join(outDir, file), withEndings(types, '.js'))
    const stem = file.replace(/\.d\.ts$/, '')
    // The command line is a program, which nobody imports.
    if (stem.startsWith('cli/')) {
      rmSync(join(outDir, file))
      continue
    }
    writeFileSync(join(outDir, `${stem}.d.cts`), stem === LARGE ? REFERENCE : withEndings(types, '.cjs'))
    writeCommonJs(stem, outDir)
  }
  for (const file of ['scan-cases.json', 'scan-cases-live.json'])
    copyFileSync(join(here, '../conformance', file), join(outDir, file))
}

/** The compiler rewrites the endings of what modules import, but not of what their types do. */
const withEndings = (types: string, ending: string): string =>
  types.replaceAll(/(from '\.[^']*|import\("\.[^"]*)\.ts(?=['"])/g, `$1${ending}`)

function writeCommonJs(stem: string, outDir: string): void {
  const fileName = join(source, `${stem}.ts`)
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      rewriteRelativeImportExtensions: true,
    },
  })
  writeFileSync(join(outDir, `${stem}.cjs`), outputText.replaceAll(/(require\("\.[^"]*)\.js"/g, '$1.cjs"'))
}

build(resolve(process.argv[2] ?? join(here, 'dist')))
