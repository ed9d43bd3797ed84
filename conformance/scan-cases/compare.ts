import type { ExpectedScanResult, ScanOfCase } from './format.ts'

/** Result of a scan, on the engine or through the API, with people by their refs. */
export type ScanCaseAnswer = {
  result: string
  admitted: boolean
  reason: string | null
  people: Map<string, { result: string; admitted: boolean; reason: string | null }>
}

const ADMITTING: ReadonlySet<string> = new Set(['accepted', 'pre_checked', 'zone_entered'])

export function compareScanAnswer(index: number, scan: ScanOfCase, answered: ScanCaseAnswer): string[] {
  const differences: string[] = []
  const compare = (who: string, expected: ExpectedScanResult, got: Omit<ScanCaseAnswer, 'people'>) => {
    if (got.result !== expected.result) differences.push(`${who} expected ${expected.result}, got ${got.result}`)
    else if (expected.reason !== undefined && got.reason !== expected.reason) {
      differences.push(`${who} expected the reason ${expected.reason ?? 'none'}, got ${got.reason ?? 'none'}`)
    }
    if (got.admitted !== ADMITTING.has(got.result))
      differences.push(`${who} got ${got.result} with admitted ${got.admitted}`)
  }
  compare('the scan', scan, answered)
  for (const [ref, one] of Object.entries(scan.people ?? {})) {
    const expected = typeof one === 'string' ? { result: one } : one
    const got = answered.people.get(ref)
    if (got) compare(ref, expected, got)
    else differences.push(`${ref} expected ${expected.result}, got no result`)
  }
  for (const ref of answered.people.keys()) {
    if (scan.only && !scan.only.includes(ref)) differences.push(`${ref} got a result, but is not among only`)
  }
  const where = `scan ${index + 1} (${scan.at} at ${scan.check_in_point}, ${scan.mode})`
  return differences.map((difference) => `${where}: ${difference}`)
}
