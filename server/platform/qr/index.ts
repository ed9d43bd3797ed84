export { renderQrPng } from './png.ts'
export { buildQrPicture, renderQrSvg } from './svg.ts'
export { renderQrTerminal } from './terminal.ts'
