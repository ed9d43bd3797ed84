import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Html } from '../../platform/html/html.ts'
import type { ContractFacts } from './contract-facts.ts'
import { referencePage, startScript } from './reference-page.ts'
import { CACHE_FOREVER, once, type StaticFile, staticFile } from './static-files.ts'

export type ReferenceFiles = { page: Html; find: (path: string) => Promise<StaticFile | undefined> }

const SCRIPT_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/javascript; charset=utf-8' }
const CSS_HEADERS = { 'Cache-Control': CACHE_FOREVER, 'Content-Type': 'text/css; charset=utf-8' }

/** The reference and what it loads: the viewer has megabytes in many parts, and a part waits until a browser wants it. */
export async function readReferenceFiles(contract: ContractFacts): Promise<ReferenceFiles> {
  const folder = viewerFolder()
  const viewer = staticFile(await readFile(join(folder, ENTRY)), SCRIPT_HEADERS)
  const base = `/docs/assets/scalar-${viewer.hash}`
  const start = staticFile(startScript(contract, `${base}/${ENTRY}`), SCRIPT_HEADERS)
  const style = staticFile(await readFile(join(import.meta.dirname, 'styles/reference.css')), CSS_HEADERS)
  const urls = {
    viewer: `${base}/${ENTRY}`,
    parts: await neededParts(folder, base),
    start: `/docs/assets/start-${start.hash}.js`,
    style: `/docs/assets/reference-${style.hash}.css`,
  }
  const parts = readdirSync(join(folder, 'chunks')).filter((name) => name.endsWith('.js'))
  const files = new Map<string, () => Promise<StaticFile>>([
    [urls.viewer, async () => viewer],
    [urls.start, async () => start],
    [urls.style, async () => style],
    ...parts.map((name): [string, () => Promise<StaticFile>] => [
      `${base}/chunks/${name}`,
      once(async () => staticFile(await readFile(join(folder, 'chunks', name)), SCRIPT_HEADERS)),
    ]),
  ])
  return { page: referencePage(urls, contract), find: async (path) => files.get(path)?.() }
}

const ENTRY = 'standalone.esm.js'

/** The parts that the viewer imports before it runs, found by reading, so that a browser asks for all of them at once. */
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

function viewerFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')), 'browser')
}
