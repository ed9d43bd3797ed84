export { renderQrPng } from './png.ts'
export { renderQrSvg } from './svg.ts'
export { renderQrTerminal } from './terminal.ts'
