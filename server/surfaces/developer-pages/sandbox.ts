/** What the pages show of the organization that everybody may try out. */
export type SandboxExamples = { apiKey: string; scans: ScanToTry[]; gateScans: GateScanToTry[] }

/** A scan that comes to the same result every time. */
export type ScanToTry = {
  result: string
  reason: string | null
  code: string
  checkInPoint: string
  /** Now, at an instant, or at a time of the first day. */
  scannedAt: 'now' | { at: string } | { dayOne: string }
}

/** The same at a gate, where codes are read now. */
export type GateScanToTry = Omit<ScanToTry, 'scannedAt'> & { event: string; people: number }
