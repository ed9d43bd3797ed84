import { readFileSync } from 'node:fs'
import { memoize } from '../../platform/memoize.ts'
import { buildStaticFile, CSS_HEADERS, JS_HEADERS } from '../../request/static-files.ts'

export const readConsoleFiles = memoize(() => {
  const style = buildStaticFile(read('./styles/console.css'), CSS_HEADERS)
  const script = buildStaticFile(read('./scripts/live.js'), JS_HEADERS)
  const styleUrl = `/console/assets/console-${style.hash}.css`
  const scriptUrl = `/console/assets/live-${script.hash}.js`
  const byPath = new Map([
    [styleUrl, style],
    [scriptUrl, script],
  ])
  return { styleUrl, scriptUrl, byPath }
})

const read = (path: string) => readFileSync(new URL(path, import.meta.url))
