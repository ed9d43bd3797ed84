import { type LicenseReport, type LicenseSettings, reportLicense } from '../../access/license/index.ts'
import { ConfigError } from '../../config/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { readLicenseSettings } from '../license-settings.ts'
import { type DoctorFinding, toFailure, toOkFinding, toWarnFinding } from './finding.ts'

const SUBJECT = 'License'
const SOON_MS = 14 * 24 * 60 * 60 * 1000
const REMEDY = 'Install a valid one: "postern-admin license install - < license.txt".'

/** Empty where no license is required. */
export async function checkLicense(
  database: Database,
  now: Date,
  environment: NodeJS.ProcessEnv,
): Promise<DoctorFinding[]> {
  let settings: LicenseSettings
  try {
    settings = readLicenseSettings(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [toFailure(SUBJECT, error.message, 'Correct the variable; until then the server does not start.')]
  }
  if (!settings.required) return []
  const { rows } = await database.raw(`select to_regclass('license_revocations') is not null as known`)
  if (!rows[0].known) return [toFailure(SUBJECT, 'there is no place for one yet', 'Run "postern-admin migrate".')]
  return [findingOn(await reportLicense(buildReader(database), settings, now), now)]
}

function findingOn({ state, license, revokedAt, readOnlyAt, flaw }: LicenseReport, now: Date): DoctorFinding {
  const [end, expires] = [license?.expiresAt ?? null, license?.expiresAt?.toISOString()]
  if (state === 'missing') return toFailure(SUBJECT, 'there is none, so events cannot be published', REMEDY)
  if (state === 'expired') return toFailure(SUBJECT, `expired on ${expires}, so events cannot be published`, REMEDY)
  if (state === 'invalid') return toFailure(SUBJECT, `not valid, so events cannot be published. ${flaw}`, REMEDY)
  if (state === 'revoked') {
    const end = readOnlyAt ? `; from ${readOnlyAt.toISOString()} on the installation only reads` : ''
    return toFailure(SUBJECT, `revoked on ${revokedAt?.toISOString()}, so events cannot be published${end}`, REMEDY)
  }
  const finding = `of ${license?.licensee}, valid ${end ? `until ${expires}` : 'without an end'}`
  if (end === null || end.getTime() - now.getTime() > SOON_MS) return toOkFinding(SUBJECT, finding)
  return toWarnFinding(SUBJECT, finding, 'Ask for a new one in time: without it events cannot be published.')
}
