import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { appIcons } from './icons.ts'
import { formatJson, type PackageFiles, readConnectorPackage } from './package-files.ts'
import type { AppModel } from './runtime/model.ts'

const PACKAGE = join(import.meta.dirname, '../../../package.json')

/** The model as data, and the code that makes an app of it, in the JavaScript that the platform runs. */
export function printZapierApp(model: AppModel): PackageFiles {
  const { own, code, version } = readConnectorPackage('zapier')
  const scripts = Object.entries(code).map(([path, source]) => [path.replace(/\.ts$/, '.js'), toScript(source)])
  return {
    ...own,
    ...Object.fromEntries(scripts),
    'icon.svg': appIcons.light,
    'icon-dark.svg': appIcons.dark,
    'model.json': formatJson(model),
    'package.json': formatJson({
      name: `${model.app.name.toLowerCase()}-zapier`,
      version,
      private: true,
      description: `${model.app.name} for Zapier: ${model.app.description}`,
      license: 'MIT',
      main: 'index.js',
      engines: { node: '>=22' },
      dependencies: { 'zapier-platform-core': readPlatformVersion() },
    }),
  }
}

/** The version that the tests of this repository run. */
function readPlatformVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  return devDependencies['zapier-platform-core']
}

const toScript = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText
