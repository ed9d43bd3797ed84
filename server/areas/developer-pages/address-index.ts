import { publicSandboxKey } from '../sandbox/index.ts'

/** What an address that only begins others answers: where to go from here. */
export function apiIndex(version: string, origin: string) {
  return {
    name: 'Postern API',
    version,
    message:
      'This is where the addresses of the API begin. Send a key with every call, as Authorization: Bearer <key>.',
    sandbox_key: publicSandboxKey,
    links: { first_call: `${origin}/v1/me`, ...linksFrom(origin) },
  }
}

export function scannerIndex(version: string, origin: string) {
  return {
    name: 'Postern scanner API',
    version,
    message:
      'This is where the addresses for scanners begin. Send the token of a paired device or a key with the scope scanner, as Authorization: Bearer <token>.',
    sandbox_key: publicSandboxKey,
    links: {
      first_call: `${origin}/api/v1/events/harbour-lights/scan/manifest`,
      api: `${origin}/v1`,
      ...linksFrom(origin),
    },
  }
}

function linksFrom(origin: string) {
  return {
    reference: `${origin}/docs`,
    openapi: `${origin}/openapi.json`,
    openapi_yaml: `${origin}/openapi.yaml`,
    openapi_3_0: `${origin}/openapi-3.0.json`,
    scan_cases: `${origin}/scan-cases.json`,
    scan_cases_live: `${origin}/scan-cases-live.json`,
    errors: `${origin}/errors`,
    overview: `${origin}/llms.txt`,
  }
}
