import type { Database } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { type License, type LicenseFlaw, type LicenseRevocation, verifyLicense } from './document.ts'
import { insertRevocationSql, type LicenseRow, lockLicenseSql, revokeLicenseSql, setLicenseSql } from './queries.ts'
import { evaluateEachLicense, evaluateLicense, type LicenseSettings } from './state.ts'

/** `inForce`: the installation was running on the revoked license. */
export type InstalledLicenseDocument = { installed: License } | { installed: LicenseRevocation; inForce: boolean }

/** Stores a license, which ends a revocation, or a revocation, which ends a license. Unusable ones are not stored. */
export function installLicenseDocument(database: Database, settings: LicenseSettings, text: string, now: Date) {
  return inTransaction(database, [], async (transaction) => {
    const [instance] = await transaction.run<LicenseRow>(lockLicenseSql, [])
    const document = verifyLicense(text, settings.publicKey)
    const isRevocation = 'type' in document && document.type === 'revocation'
    const value = isRevocation
      ? await revoke(transaction, settings, document, instance?.license ?? null, now)
      : await keep(transaction, settings, text.trim(), now)
    return { commit: !('flaw' in value), value }
  })
}

async function keep(transaction: Transaction, { publicKey }: LicenseSettings, text: string, now: Date) {
  const { state, license, flaw, revokedAt } = await evaluateLicense(transaction, text, publicKey, now)
  if (!license) return { flaw: flaw ?? 'It cannot be read.' }
  if (state === 'expired') return { flaw: `It expired on ${license.expiresAt?.toISOString()}.` }
  if (state === 'revoked') return { flaw: `It was revoked on ${revokedAt?.toISOString()}, and stays so.` }
  await transaction.run(setLicenseSql, [text])
  return { installed: license }
}

async function revoke(
  transaction: Transaction,
  settings: LicenseSettings,
  revocation: LicenseRevocation,
  current: string | null,
  now: Date,
): Promise<InstalledLicenseDocument | LicenseFlaw> {
  if (revocation.revokedAt > now)
    return { flaw: `It holds from ${revocation.revokedAt.toISOString()} on; install it then.` }
  await transaction.run(insertRevocationSql, [revocation.revokes, revocation.revokedAt])
  const held = await evaluateEachLicense(transaction, settings, current, now)
  // A command may lack the server's POSTERN_LICENSE: if no license is known, assume it is the revoked one.
  const concerned = held.length === 0 || held.some(({ license }) => license?.id === revocation.revokes)
  const inForce = concerned && !held.some(({ state }) => state === 'valid')
  if (inForce) await transaction.run(revokeLicenseSql, [revocation.revokedAt])
  return { installed: revocation, inForce }
}
