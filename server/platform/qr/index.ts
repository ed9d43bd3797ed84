export { renderQrPng } from './png.ts'
export { renderQrSvg } from './svg.ts'
