import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type LicenseReport, type LicenseSettings, reportLicense } from './state.ts'

/** Undefined when events may be published. Only the operator learns what is wrong with the license, not API callers. */
export async function refuseUnlicensed(
  { transaction, now }: Work,
  settings: LicenseSettings,
): Promise<Refusal<'license_not_valid'> | undefined> {
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
