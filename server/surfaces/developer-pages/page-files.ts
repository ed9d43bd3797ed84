import { readFileSync } from 'node:fs'
import { memoize } from '../../platform/memoize.ts'
import { buildStaticFile, CACHE_BUT_REVALIDATE, CSS_HEADERS, JS_HEADERS } from '../../request/static-files.ts'
import type { ConnectorOffer } from './connect-page.ts'
import { describeContract } from './describe-contract.ts'

const CONTRACT_HEADERS = { 'Cache-Control': CACHE_BUT_REVALIDATE, 'Access-Control-Allow-Origin': '*' }
const JSON_HEADERS = { ...CONTRACT_HEADERS, 'Content-Type': 'application/json; charset=utf-8' }
const YAML_HEADERS = { ...CONTRACT_HEADERS, 'Content-Type': 'application/yaml; charset=utf-8' }
const ICON_HEADERS = {
  'Cache-Control': CACHE_BUT_REVALIDATE,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'",
}

const CONNECTOR = '../../../generated/connectors/zapier'

const STYLES = ['base', 'frame', 'code', 'lists', 'tickets', 'wide']

/** They are megabytes, so a process reads them once. */
export const readPageFiles = memoize(() => {
  const openApi = buildStaticFile(read('../../../generated/openapi.json'), JSON_HEADERS)
  const style = buildStaticFile(Buffer.concat(STYLES.map((name) => read(`./styles/${name}.css`))), CSS_HEADERS)
  const script = buildStaticFile(read('./scripts/copy.js'), JS_HEADERS)
  const icon = buildStaticFile(read('./favicon.svg'), ICON_HEADERS)
  const styleUrl = `/assets/postern-${style.hash}.css`
  const scriptUrl = `/assets/copy-${script.hash}.js`
  const byPath = new Map([
    ['/openapi.yaml', buildStaticFile(read('../../../generated/openapi.yaml'), YAML_HEADERS)],
    ['/openapi.json', openApi],
    ['/openapi-3.0.json', buildStaticFile(read('../../../generated/openapi-3.0.json'), JSON_HEADERS)],
    ['/scan-cases.json', buildStaticFile(read('../../../conformance/scan-cases.json'), JSON_HEADERS)],
    ['/scan-cases-live.json', buildStaticFile(read('../../../conformance/scan-cases-live.json'), JSON_HEADERS)],
    ['/favicon.svg', icon],
    ['/favicon.ico', icon],
    ['/connect/icon.svg', buildStaticFile(read(`${CONNECTOR}/icon.svg`), ICON_HEADERS)],
    ['/connect/icon-dark.svg', buildStaticFile(read(`${CONNECTOR}/icon-dark.svg`), ICON_HEADERS)],
    [styleUrl, style],
    [scriptUrl, script],
  ])
  const offer: ConnectorOffer = JSON.parse(read(`${CONNECTOR}/model.json`).toString())
  return { byPath, styleUrl, scriptUrl, offer, contract: describeContract(openApi.bytes.toString()) }
})

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url))
