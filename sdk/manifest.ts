import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an entry is here, and what it is in the package: a module for `import`, one for `require()`. */
type Target = string | { import: string; require: string }
type Form = 'source' | 'published'
type Manifest = { exports: Record<string, Target>; bin: { postern: string } }

const SOURCE = /^\.\/src\/(.+)\.ts$/
const BUILT = /^\.\/dist\/(.+)\.js$/

/**
 * In this repository the entries lead to the sources, so that the server uses them by the name of the package without a build. While the
 * package is packed they lead to what was built.
 */
export function writeManifest(path: string, form: Form): void {
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const change = form === 'published' ? builtOf : sourceOf
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([entry, target]) => [entry, change(target)]))
  const bin = { postern: form === 'published' ? './dist/cli/main.js' : './src/cli/main.ts' }
  writeFileSync(path, `${JSON.stringify({ ...manifest, exports, bin }, null, 2)}\n`)
}

function builtOf(target: Target): Target {
  const [, stem] = (typeof target === 'string' && SOURCE.exec(target)) || []
  return stem === undefined ? target : { import: `./dist/${stem}.js`, require: `./dist/${stem}.cjs` }
}

function sourceOf(target: Target): Target {
  const [, stem] = (typeof target !== 'string' && BUILT.exec(target.import)) || []
  return stem === undefined ? target : `./src/${stem}.ts`
}

if (import.meta.main) {
  const form = process.argv[2]
  if (form !== 'source' && form !== 'published') throw new Error('Say which entries to write: source or published.')
  writeManifest(join(import.meta.dirname, 'package.json'), form)
}
