import { type Document, getOperations } from '../document.ts'
import { buildAppModel } from './build-model.ts'
import type { PackageFiles } from './package-files.ts'
import { printActivepiecesPiece } from './print-activepieces.ts'
import { printMcpTools } from './print-mcp.ts'
import { printN8nNodes } from './print-n8n.ts'
import { printZapierApp } from './print-zapier.ts'

/** The apps of all platforms, and the tools of language models; path relative to the repository root → content. None where nothing can be subscribed to. */
export function printConnectorPackages(document: Document): Record<string, string> {
  if (!getOperations(document.paths).some(({ operation }) => operation['x-postern-subscribes'])) return {}
  const model = buildAppModel(document)
  return {
    ...inFolder('zapier', printZapierApp(model)),
    ...inFolder('n8n', printN8nNodes(model)),
    ...inFolder('activepieces', printActivepiecesPiece(model)),
    ...inFolder('mcp', printMcpTools(model)),
  }
}

const inFolder = (name: string, files: PackageFiles): PackageFiles =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`generated/connectors/${name}/${path}`, content]))
