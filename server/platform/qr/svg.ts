import { type Html, html } from '../html/html.ts'
import { computeQrModules, QR_MODULE_PIXELS } from './modules.ts'

/** A self-contained picture without scripts. */
export const renderQrSvg = (code: string): string => `${buildQrPicture(code)}\n`

/** The same, to stand inside a page. */
export function buildQrPicture(code: string): Html {
  const modules = computeQrModules(code)
  const size = modules.length
  const pixels = size * QR_MODULE_PIXELS
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img"><title>QR code ${code}</title><rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${outline(modules)}"/></svg>`
}

/** One rectangle per run of dark modules in a row. */
function outline(modules: boolean[][]): string {
  const rectangles = modules.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g)
    return Array.from(runs, ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return rectangles.join('')
}
