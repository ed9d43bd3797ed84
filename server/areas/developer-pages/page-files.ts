import { readFileSync } from 'node:fs'
import { CACHE_AND_ASK, CSS_HEADERS, SCRIPT_HEADERS, type StaticFile, staticFile } from './static-files.ts'

const CONTRACT_HEADERS = { 'Cache-Control': CACHE_AND_ASK, 'Access-Control-Allow-Origin': '*' }
const JSON_HEADERS = { ...CONTRACT_HEADERS, 'Content-Type': 'application/json; charset=utf-8' }
const YAML_HEADERS = { ...CONTRACT_HEADERS, 'Content-Type': 'application/yaml; charset=utf-8' }
const ICON_HEADERS = {
  'Cache-Control': CACHE_AND_ASK,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'",
}

const STYLES = ['base', 'frame', 'code', 'lists', 'wide']

export type PageFiles = { byPath: Map<string, StaticFile>; styleUrl: string; scriptUrl: string; openApiJson: string }

export function readPageFiles(): PageFiles {
  const openApi = staticFile(read('../../../generated/openapi.json'), JSON_HEADERS)
  const style = staticFile(Buffer.concat(STYLES.map((name) => read(`./styles/${name}.css`))), CSS_HEADERS)
  const script = staticFile(read('./scripts/copy.js'), SCRIPT_HEADERS)
  const icon = staticFile(read('./favicon.svg'), ICON_HEADERS)
  const styleUrl = `/assets/postern-${style.hash}.css`
  const scriptUrl = `/assets/copy-${script.hash}.js`
  const byPath = new Map([
    ['/openapi.yaml', staticFile(read('../../../generated/openapi.yaml'), YAML_HEADERS)],
    ['/openapi.json', openApi],
    ['/openapi-3.0.json', staticFile(read('../../../generated/openapi-3.0.json'), JSON_HEADERS)],
    ['/scan-cases.json', staticFile(read('../../../conformance/scan-cases.json'), JSON_HEADERS)],
    ['/scan-cases-live.json', staticFile(read('../../../conformance/scan-cases-live.json'), JSON_HEADERS)],
    ['/favicon.svg', icon],
    ['/favicon.ico', icon],
    [styleUrl, style],
    [scriptUrl, script],
  ])
  return { byPath, styleUrl, scriptUrl, openApiJson: openApi.bytes.toString() }
}

function read(path: string): Buffer {
  return readFileSync(new URL(path, import.meta.url))
}
