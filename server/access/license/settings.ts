import type { KeyObject } from 'node:crypto'

/** What the environment says about the license of this installation. */
export type LicenseSettings = {
  /** Self-hosted: events are published with a valid license only. */
  required: boolean
  /** POSTERN_LICENSE, which needs no database. */
  provided: string | null
  /** What licenses and revocations are verified with. */
  publicKey: KeyObject | null
}
