import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildStaticFile, CSS_HEADERS, JS_HEADERS, memoizeAsync, type StaticFile } from '../../request/static-files.ts'
import type { ContractDescription } from './describe-contract.ts'
import { buildViewerStartScript, renderReferencePage } from './reference-page.ts'

/** The installed files; production contains nothing else of this package. */
const VIEWER = join(import.meta.dirname, '../../../node_modules/@scalar/api-reference/dist/browser')

/** The page and its viewer (megabytes, read on first request). Without the viewer: a list of operations. */
export async function readReferenceFiles(contract: ContractDescription, apiKey: string, folder = VIEWER) {
  const style = buildStaticFile(await readFile(join(import.meta.dirname, 'styles/reference.css')), CSS_HEADERS)
  const styleUrl = `/docs/assets/reference-${style.hash}.css`
  const files = new Map<string, () => Promise<StaticFile>>([[styleUrl, async () => style]])
  const find = async (path: string) => files.get(path)?.()
  if (!existsSync(folder)) return { page: renderReferencePage(styleUrl, null, contract), find }
  const viewer = buildStaticFile(await readFile(join(folder, ENTRY)), JS_HEADERS)
  const base = `/docs/assets/scalar-${viewer.hash}`
  const start = buildStaticFile(buildViewerStartScript(contract, `${base}/${ENTRY}`, apiKey), JS_HEADERS)
  const urls = {
    viewer: `${base}/${ENTRY}`,
    parts: await neededParts(folder, base),
    start: `/docs/assets/start-${start.hash}.js`,
  }
  files.set(urls.viewer, async () => viewer)
  files.set(urls.start, async () => start)
  for (const name of readdirSync(join(folder, 'chunks')).filter((name) => name.endsWith('.js'))) {
    const read = async () => buildStaticFile(await readFile(join(folder, 'chunks', name)), JS_HEADERS)
    files.set(`${base}/chunks/${name}`, memoizeAsync(read))
  }
  return { page: renderReferencePage(styleUrl, urls, contract), find }
}

const ENTRY = 'standalone.esm.js'

/** The modules that the viewer imports at startup, found in its source, so that a browser can load them in parallel. */
async function neededParts(folder: string, base: string): Promise<string[]> {
  const needed = new Set<string>()
  const waiting = [ENTRY]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const source = await readFile(join(folder, next), 'utf8')
    for (const [, name = ''] of source.matchAll(STATIC_IMPORT)) {
      const part = `chunks/${name}`
      if (needed.has(part)) continue
      needed.add(part)
      waiting.push(part)
    }
  }
  return [...needed].map((part) => `${base}/${part}`)
}

const STATIC_IMPORT = /\b(?:from|import)\s*["'](?:\.\/|\.\/chunks\/)([\w.-]+\.js)["']/g
