import { join } from 'node:path'
import type { AppModel } from '../../../spec/tools/connectors/runtime/model.ts'
import type { Piece } from '../../../spec/tools/connectors/testing/activepieces-framework.ts'
import { openActivepiecesApp } from './activepieces-app.ts'
import type { TestConnectorApp } from './app.ts'
import { openN8nApp } from './n8n-app.ts'
import { openZapierApp } from './zapier-app.ts'

export const AUTOMATION_PLATFORMS = ['Zapier', 'n8n', 'Activepieces'] as const

/** The apps that are printed into a folder, by their platforms. */
export async function openAllConnectorApps(
  folder: string,
): Promise<Record<(typeof AUTOMATION_PLATFORMS)[number], TestConnectorApp>> {
  return {
    Zapier: openZapierApp(join(folder, 'zapier')),
    n8n: await openN8nApp(join(folder, 'n8n')),
    Activepieces: openActivepiecesApp(await loadActivepiecesPiece(join(folder, 'activepieces'))),
  }
}

export async function loadActivepiecesPiece(folder: string): Promise<{ piece: Piece; model: AppModel }> {
  const { piece } = await import(/* @vite-ignore */ join(folder, 'index.ts'))
  const { model } = await import(/* @vite-ignore */ join(folder, 'model.ts'))
  return { piece, model }
}
