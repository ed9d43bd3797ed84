import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type OutputOptions, type Plugin, rolldown } from 'rolldown'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCE = join(ROOT, 'server/surfaces/gate-page/browser')
const TARGET = 'generated/gate-page'

/** Served as they are. */
const STYLES = ['base', 'gate', 'answer', 'sheets']
const COPIED = ['manifest.webmanifest', 'icon.svg']

const NOTICE = `/*! Built by npm run generate. Contains barcode-detector and zxing-wasm (MIT, Ze-Zheng Wu), ZXing-C++ (Apache-2.0), \
and openapi-fetch (MIT, Drew Powers). */`

/**
 * The files of the gate page, by their paths. `generated` are files of this run that the page is made of and that may
 * not have been written yet.
 */
export async function bundleGatePage(generated: Record<string, string>): Promise<Record<string, string>> {
  const scripts = await bundleScripts('main.ts', generated, { chunkFileNames: '[name].js', entryFileNames: 'page.js' })
  const files: Record<string, string> = {
    ...scripts,
    'index.html': readSource('index.html'),
    'page.css': STYLES.map((name) => readSource(`styles/${name}.css`)).join('\n'),
    ...Object.fromEntries(COPIED.map((name) => [name, readSource(name)])),
  }
  const banner = `const PRECACHED=${JSON.stringify(listPrecached(files))};`
  Object.assign(
    files,
    await bundleScripts('service-worker.ts', generated, { entryFileNames: 'service-worker.js', banner }),
  )
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${TARGET}/${name}`, text]))
}

/** Scripts for a browser by their names, of a file of the page or of another. */
export async function bundleScripts(
  entry: string,
  generated: Record<string, string>,
  options: OutputOptions,
): Promise<Record<string, string>> {
  const fresh: Plugin = {
    name: 'generated-files',
    load: (id) => Object.entries(generated).find(([path]) => join(ROOT, path) === id)?.[1] ?? null,
  }
  const built = await rolldown({ input: resolve(SOURCE, entry), cwd: ROOT, platform: 'browser', plugins: [fresh] })
  const { output } = await built.generate({ minify: true, ...options })
  await built.close()
  return Object.fromEntries(
    output.map((file) => {
      if (file.type !== 'chunk') throw new Error(`The gate page was built with ${file.fileName}, which nobody serves.`)
      return [file.fileName, `${NOTICE}\n${file.code}\n`]
    }),
  )
}

/** Addresses with their hashes, for the service worker. */
function listPrecached(files: Record<string, string>) {
  const hashes = Object.entries(files).map(([name, text]): [string, string] => [toAddress(name), hash(text)])
  hashes.push(['/scan/icon.png', hash(readFileSync(join(SOURCE, 'icon.png')))])
  hashes.push([
    '/scan/zxing_reader.wasm',
    hash(readFileSync(join(ROOT, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'))),
  ])
  const isOfDetector = ([address]: [string, string]) => /detector|\.wasm$/.test(address)
  return {
    version: hash(JSON.stringify(hashes)).slice('sha256-'.length, 'sha256-'.length + 16),
    files: Object.fromEntries(hashes.filter((file) => !isOfDetector(file))),
    detector: Object.fromEntries(hashes.filter(isOfDetector)),
  }
}

const toAddress = (name: string) => (name === 'index.html' ? '/scan' : `/scan/${name}`)
const hash = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`
const readSource = (name: string) => readFileSync(join(SOURCE, name), 'utf8')
