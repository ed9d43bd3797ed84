/** The response at a URL that is only a prefix of others: links to them. */
export function buildApiIndex(version: string, origin: string, sandboxKey: string) {
  const message =
    'This is where the addresses of the API begin. Send a key with every call, as Authorization: Bearer <key>.'
  return index('Postern API', version, message, origin, sandboxKey, { first_call: `${origin}/v1/me` })
}

export function buildScannerIndex(version: string, origin: string, sandboxKey: string) {
  const message =
    'This is where the addresses for scanners begin. Send the token of a paired device or a key with the scope scanner, as Authorization: Bearer <token>.'
  const first_call = `${origin}/api/v1/events/harbour-lights/scan/manifest`
  return index('Postern scanner API', version, message, origin, sandboxKey, { first_call, api: `${origin}/v1` })
}

function index(name: string, version: string, message: string, origin: string, sandboxKey: string, first: object) {
  const links = {
    ...first,
    reference: `${origin}/docs`,
    openapi: `${origin}/openapi.json`,
    openapi_yaml: `${origin}/openapi.yaml`,
    openapi_3_0: `${origin}/openapi-3.0.json`,
    scan_cases: `${origin}/scan-cases.json`,
    scan_cases_live: `${origin}/scan-cases-live.json`,
    errors: `${origin}/errors`,
    overview: `${origin}/llms.txt`,
  }
  return { name, version, message, sandbox_key: sandboxKey, links }
}
