import { computeQrModules } from './modules.ts'

const BLACK_ON_WHITE = '\x1b[30;107m'
const RESET = '\x1b[0m'

/** Two modules per character, one above the other. In colours of its own: a reader may not know light on dark. */
export function renderQrTerminal(code: string): string {
  const modules = computeQrModules(code)
  const lines = modules.flatMap((upper, y) => (y % 2 === 0 ? [toLine(upper, modules[y + 1] ?? [])] : []))
  return lines.map((line) => `${BLACK_ON_WHITE}${line}${RESET}`).join('\n')
}

const toLine = (upper: boolean[], lower: boolean[]): string =>
  upper.map((isDark, x) => (isDark ? (lower[x] ? '█' : '▀') : lower[x] ? '▄' : ' ')).join('')
