import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLiteral, generatedBanner } from '../generate/source-text.ts'
import type { AppModel } from './runtime/model.ts'

/** Path relative to the package → content. */
export type PackageFiles = Record<string, string>

/** What a package holds beside its model: files that are copied as they are, and the code of its platform and of all. */
export function readConnectorPackage(platform: string): { own: PackageFiles; code: PackageFiles; version: string } {
  const own = readFolder(join(platform, 'package'))
  const code = { ...readFolder(join(platform, 'code'), 'code/'), ...readFolder('runtime', 'runtime/') }
  return { own, code, version: readVersion(own) }
}

function readFolder(folder: string, prefix = ''): PackageFiles {
  const root = join(import.meta.dirname, folder)
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(
    paths.map((path) => [prefix + path.slice(root.length + 1), moveImports(readFileSync(path, 'utf8'))]),
  )
}

/** In a package the code of its platform stands beside the code of all. */
const moveImports = (source: string): string => source.replaceAll("'../../runtime/", "'../runtime/")

/** The newest version that the changelog names. */
function readVersion({ 'CHANGELOG.md': changelog = '' }: PackageFiles): string {
  const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(changelog) ?? []
  if (!version) throw new Error('The changelog of a connector names no version.')
  return version
}

export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The code and the model, for platforms that take TypeScript which names modules without their extensions. */
export function printSources(code: PackageFiles, model: AppModel): PackageFiles {
  const sources = Object.entries(code).map(([path, source]) => [path, dropExtensions(source)])
  const literal = `export const model: AppModel = ${formatLiteral(model)}\n`
  return {
    ...Object.fromEntries(sources),
    'model.ts': `${generatedBanner}import type { AppModel } from './runtime/model'\n\n${literal}`,
  }
}

const dropExtensions = (source: string): string => source.replaceAll(/(from '\.[^']*)\.ts'/g, "$1'")

/** Not every platform shows samples. */
export const dropSamples = <Part extends { sample: object }>(parts: Part[]): Part[] =>
  parts.map((part) => ({ ...part, sample: {} }))
