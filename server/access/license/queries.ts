import { type Statement, sql } from '../../platform/database/prepared.ts'

export type LicenseRow = { license: string | null; license_revoked_at: Date | null; read_only_at: Date | null }

const INSTANCE = `select license, license_revoked_at, license_revoked_at + interval '7 days' as read_only_at from instance`

export const readLicenseSql: Statement = { name: 'read-license', text: INSTANCE }

export const lockLicenseSql = sql('lock-instance')`${INSTANCE} for no key update`

export const findLicenseRevocationSql = sql('find-license-revocation')`
select revoked_at from license_revocations where license_id = $1`

export const insertRevocationSql = sql('insert-license-revocation')`
insert into license_revocations (license_id, revoked_at) values ($1, $2) on conflict (license_id) do nothing`

export const setLicenseSql = sql('set-license')`update instance set license = $1, license_revoked_at = null`

export const revokeLicenseSql = sql('set-license-revoked')`
update instance set license_revoked_at = least(license_revoked_at, $1)`
