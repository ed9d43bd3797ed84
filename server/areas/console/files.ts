import { readFileSync } from 'node:fs'
import { CSS_HEADERS, createStaticFile } from '../../request/static-files.ts'

let known: ReturnType<typeof readFiles> | undefined

export function consoleFiles() {
  known ??= readFiles()
  return known
}

function readFiles() {
  const style = createStaticFile(readFileSync(new URL('./styles/console.css', import.meta.url)), CSS_HEADERS)
  return { styleUrl: `/console/assets/console-${style.hash}.css`, style }
}
