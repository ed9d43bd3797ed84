import type { KeyObject } from 'node:crypto'
import { refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { type License, verifyLicense } from './document.ts'
import { findLicenseRevocationSql, type LicenseRow, readLicenseSql } from './queries.ts'

export type LicenseSource = 'POSTERN_LICENSE' | 'database'

export type LicenseReport = {
  state: 'valid' | 'expired' | 'missing' | 'invalid' | 'revoked'
  license: License | null
  source: LicenseSource | null
  revokedAt: Date | null
  readOnlyAt: Date | null
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

/** The license in force: that of the environment, unless only the installed one is valid. */
export async function reportLicense(reader: Reader, settings: LicenseSettings, now: Date): Promise<LicenseReport> {
  const [instance] = await reader.run<LicenseRow>(readLicenseSql, [])
  const reports = await evaluateEachLicense(reader, settings, instance?.license ?? null, now)
  const report = reports.find(({ state }) => state === 'valid') ?? reports[0] ?? NOTHING
  const revokedAt = instance?.license_revoked_at ?? null
  if (revokedAt === null) return report
  // The installation is or will be read-only; only installing a license ends that.
  return { ...report, state: 'revoked', revokedAt, readOnlyAt: instance?.read_only_at ?? null, flaw: null }
}

export async function evaluateEachLicense(
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

export async function evaluateLicense(
  reader: Reader,
  text: string,
  publicKey: LicenseSettings['publicKey'],
  now: Date,
): Promise<LicenseReport> {
  const license = verifyLicense(text, publicKey)
  if ('flaw' in license) return { ...NOTHING, state: 'invalid', flaw: license.flaw }
  if (license.type === 'revocation')
    return { ...NOTHING, state: 'invalid', flaw: 'It is the revocation of a license, not a license.' }
  const [revocation] = await reader.run<{ revoked_at: Date }>(findLicenseRevocationSql, [license.id])
  if (revocation) return { ...NOTHING, state: 'revoked', license, revokedAt: revocation.revoked_at }
  const expired = license.expiresAt !== null && license.expiresAt <= now
  return { ...NOTHING, state: expired ? 'expired' : 'valid', license }
}

export type LicenseSettings = {
  /** Self-hosted: publishing events needs a valid license. */
  required: boolean
  /** POSTERN_LICENSE; works without the database. */
  provided: string | null
  publicKey: KeyObject | null
}

/** Undefined when events may be published. Only the operator learns what is wrong with the license, not API callers. */
export async function refuseWithoutLicense({ transaction, now }: Work, settings: LicenseSettings) {
  if (!settings.required) return undefined
  const report = await reportLicense(transaction, settings, now)
  if (report.state === 'valid') return undefined
  const message = `${sentenceAbout(report)}, so events cannot be published.`
  const validity = report.state === 'revoked' ? 'invalid' : report.state
  return refuse('license_not_valid', message, { fields: { validity } })
}

function sentenceAbout({ state, license, revokedAt }: LicenseReport): string {
  if (state === 'missing') return 'This installation has no license'
  if (state === 'revoked') return `The license of this installation was revoked on ${revokedAt?.toISOString()}`
  if (state === 'expired') return `The license of this installation expired on ${license?.expiresAt?.toISOString()}`
  return 'The license of this installation does not verify'
}
