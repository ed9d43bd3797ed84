import type { KeyObject } from 'node:crypto'
import type { Reader } from '../../platform/database/prepared.ts'
import type { License } from './document.ts'
import { findRevocation, type InstanceRow, readInstance } from './queries.ts'
import { openDocument } from './verify.ts'

export type LicenseState = 'valid' | 'expired' | 'missing' | 'invalid' | 'revoked'

export type LicenseSource = 'POSTERN_LICENSE' | 'database'

export type LicenseReport = {
  state: LicenseState
  license: License | null
  source: LicenseSource | null
  revokedAt: Date | null
  /** From when on the installation only reads, because its license was revoked. */
  readOnlyAt: Date | null
  /** What is wrong with a license that is invalid. */
  flaw: string | null
}

const NOTHING: LicenseReport = {
  state: 'missing',
  license: null,
  source: null,
  revokedAt: null,
  readOnlyAt: null,
  flaw: null,
}

/** The license that counts: that of the environment, or the installed one where only that one is valid. */
export async function readLicense(reader: Reader, settings: LicenseSettings, now: Date): Promise<LicenseReport> {
  const [instance] = await reader.run<InstanceRow>(readInstance, [])
  const reports = await evaluateLicenses(reader, settings, instance?.license ?? null, now)
  const report = reports.find(({ state }) => state === 'valid') ?? reports[0] ?? NOTHING
  const revokedAt = instance?.license_revoked_at ?? null
  if (revokedAt === null) return report
  // The whole installation is about to be read-only, and only the installing of a license ends that.
  return { ...report, state: 'revoked', revokedAt, readOnlyAt: instance?.read_only_at ?? null, flaw: null }
}

export async function evaluateLicenses(
  reader: Reader,
  { provided, publicKey }: LicenseSettings,
  installed: string | null,
  now: Date,
): Promise<LicenseReport[]> {
  const held: [LicenseSource, string | null][] = [
    ['POSTERN_LICENSE', provided],
    ['database', installed],
  ]
  const reports: LicenseReport[] = []
  for (const [source, text] of held) {
    if (text !== null) reports.push({ ...(await evaluateLicense(reader, text, publicKey, now)), source })
  }
  return reports
}

/** What one license is worth, wherever it comes from. */
export async function evaluateLicense(
  reader: Reader,
  text: string,
  publicKey: LicenseSettings['publicKey'],
  now: Date,
): Promise<LicenseReport> {
  const license = openDocument(text, publicKey)
  if ('flaw' in license) return { ...NOTHING, state: 'invalid', flaw: license.flaw }
  if (license.type === 'revocation') {
    return { ...NOTHING, state: 'invalid', flaw: 'It is the revocation of a license, not a license.' }
  }
  const [revocation] = await reader.run<{ revoked_at: Date }>(findRevocation, [license.id])
  if (revocation) return { ...NOTHING, state: 'revoked', license, revokedAt: revocation.revoked_at }
  const expired = license.expiresAt !== null && license.expiresAt <= now
  return { ...NOTHING, state: expired ? 'expired' : 'valid', license }
}

/** What the environment says about the license of this installation. */
export type LicenseSettings = {
  /** Self-hosted: events are published with a valid license only. */
  required: boolean
  /** POSTERN_LICENSE, which needs no database. */
  provided: string | null
  /** What licenses and revocations are verified with. */
  publicKey: KeyObject | null
}
