import { readFileSync } from 'node:fs'
import { memoize } from '../../platform/memoize.ts'
import { CSS_HEADERS, createStaticFile, SCRIPT_HEADERS } from '../../request/static-files.ts'

export const consoleFiles = memoize(() => {
  const style = createStaticFile(read('./styles/console.css'), CSS_HEADERS)
  const script = createStaticFile(read('./scripts/live.js'), SCRIPT_HEADERS)
  const styleUrl = `/console/assets/console-${style.hash}.css`
  const scriptUrl = `/console/assets/live-${script.hash}.js`
  const byPath = new Map([
    [styleUrl, style],
    [scriptUrl, script],
  ])
  return { styleUrl, scriptUrl, byPath }
})

const read = (path: string) => readFileSync(new URL(path, import.meta.url))
