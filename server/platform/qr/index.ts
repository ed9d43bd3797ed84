export { qrPng } from './png.ts'
export { qrSvg } from './svg.ts'
