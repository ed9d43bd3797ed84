import { parseBaseUrl, parseCommandOptions, UsageError } from '../../server/testing/command-line.ts'

/** Somebody else's server, with a key for each mode to run. */
export type ServerUnderTest = { baseUrl: string; liveKey: string | null; testKey: string | null }

export type ScanCaseOptions = {
  file: string
  /** null: starts its own server. */
  service: ServerUnderTest | null
}

export const scanCasesUsage = `npm run scan-cases -- FILE [--base-url URL [--live-key KEY] [--test-key KEY]]

Runs every case of the file on the SDK's decision and through the API of a server, and tells each difference. Without
--base-url it starts a database and a server of its own.

  --base-url URL      where the server is, such as https://tickets.example
  --live-key KEY      a live key with the scopes read, write, admin and scanner
  --test-key KEY      a test key with the same scopes; alone it runs the cases of one mode, in test events and test groups`

const KNOWN = {
  'base-url': { type: 'string' },
  'live-key': { type: 'string' },
  'test-key': { type: 'string' },
  help: { type: 'boolean' },
} as const

/** null: help was requested. */
export function readScanCaseOptions(args: string[]): ScanCaseOptions | null {
  const { values, positionals } = parseCommandOptions({ args, options: KNOWN, allowPositionals: true })
  if (values.help) return null
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name one file of cases.')
  const { 'base-url': baseUrl, 'live-key': liveKey = null, 'test-key': testKey = null } = values
  if (baseUrl === undefined) {
    if (liveKey ?? testKey)
      throw new UsageError('--live-key and --test-key need --base-url: a run of its own makes its keys.')
    return { file, service: null }
  }
  const service = { baseUrl: parseBaseUrl(baseUrl), liveKey, testKey }
  if (!(liveKey ?? testKey)) throw new UsageError('Give --live-key, --test-key or both.')
  return { file, service }
}
