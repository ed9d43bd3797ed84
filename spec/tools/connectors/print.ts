import { type Document, getOperations } from '../document.ts'
import { buildAppModel } from './build-model.ts'
import type { PackageFiles } from './package-files.ts'
import { printActivepieces } from './print-activepieces.ts'
import { printMcp } from './print-mcp.ts'
import { printN8n } from './print-n8n.ts'
import { printZapier } from './print-zapier.ts'

/** The apps of all platforms, and the tools of language models; path relative to the repository root → content. None where nothing can be subscribed to. */
export function printConnectors(document: Document): Record<string, string> {
  if (!getOperations(document.paths).some(({ operation }) => operation['x-postern-subscribes'])) return {}
  const model = buildAppModel(document)
  return {
    ...inFolder('zapier', printZapier(model)),
    ...inFolder('n8n', printN8n(model)),
    ...inFolder('activepieces', printActivepieces(model)),
    ...inFolder('mcp', printMcp(model)),
  }
}

const inFolder = (name: string, files: PackageFiles): PackageFiles =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`generated/connectors/${name}/${path}`, content]))
