import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUlid } from '../../../spec/runtime/formats/identifiers.ts'
import { digestSecret, generateSecret } from '../../platform/secrets.ts'

/** A secret that names its organization, so that it is looked up there alone. */
export const makeOrganizationToken = (organizationId: string): string => organizationId + generateSecret()

const TOKEN = /^([0-9A-Z]{26})[A-Za-z0-9]{32}$/

export function parseOrganizationToken(token: string): { organizationId: string; digest: Buffer } | undefined {
  const organizationId = TOKEN.exec(token)?.[1]
  return organizationId && isUlid(organizationId) ? { organizationId, digest: digestSecret(token) } : undefined
}

/** What forms carry. It follows from a cookie that other sites cannot read, so there is nothing to store. */
export const toCsrfToken = (cookie: string): string => createHmac('sha256', cookie).update('form').digest('base64url')

export const isCsrfToken = (sent: string, cookie: string): boolean =>
  timingSafeEqual(digestSecret(sent), digestSecret(toCsrfToken(cookie)))
