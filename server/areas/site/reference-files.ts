import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Html } from '../../platform/html/html.ts'
import type { ContractFacts } from './contract-facts.ts'
import { referencePage, startScript } from './reference-page.ts'
import { CACHE_FOREVER, type StaticFile, staticFile } from './static-files.ts'

export type ReferenceFiles = { page: Html; byPath: Map<string, StaticFile> }

const SCRIPT_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/javascript; charset=utf-8' }
const CSS_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/css; charset=utf-8' }

/** The reference and what it loads. The viewer has megabytes, so this waits until someone opens the reference. */
export async function readReferenceFiles(contract: ContractFacts): Promise<ReferenceFiles> {
  const viewer = staticFile(await readFile(viewerPath()), SCRIPT_HEADERS)
  const start = staticFile(startScript(contract), SCRIPT_HEADERS)
  const style = staticFile(await readFile(join(import.meta.dirname, 'styles/reference.css')), CSS_HEADERS)
  const urls = {
    viewer: `/docs/assets/scalar-${viewer.hash}.js`,
    start: `/docs/assets/start-${start.hash}.js`,
    style: `/docs/assets/reference-${style.hash}.css`,
  }
  const byPath = new Map([
    [urls.viewer, viewer],
    [urls.start, start],
    [urls.style, style],
  ])
  return { page: referencePage(urls), byPath }
}

function viewerPath(): string {
  const main = createRequire(import.meta.url).resolve('@scalar/api-reference')
  return join(dirname(main), 'browser/standalone.js')
}
