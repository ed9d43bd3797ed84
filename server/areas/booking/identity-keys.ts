import { normalizeText } from '../../platform/lists/search-text.ts'
import type { AttendeeRow } from './rows.ts'

export type PersonData = Pick<AttendeeRow, 'first_name' | 'last_name' | 'email' | 'phone' | 'external_id'>

export type IdentityKeys = {
  external_id: string | null
  name_key: string
  email_key: string | null
  phone_key: string | null
}

export function toIdentityKeys({ first_name, last_name, email, phone, external_id }: PersonData): IdentityKeys {
  return {
    external_id,
    name_key: normalizeText(`${first_name} ${last_name}`),
    email_key: email === null ? null : toEmailKey(email),
    phone_key: phone === null ? null : toPhoneKey(phone),
  }
}

export const toEmailKey = (email: string) => email.normalize('NFC').toLowerCase()
export const normalizeName = (name: string) => name.normalize('NFC').trim()
export const normalizeEmail = (email: string | null | undefined) => email?.normalize('NFC') ?? null
export const toPhoneKey = (phone: string) => phone.replace(/[^0-9+]/g, '').replace(/^00/, '+')

export const hasIdentity = ({ external_id, email_key, phone_key }: IdentityKeys): boolean =>
  external_id !== null || email_key !== null || phone_key !== null

export function toPersonSearchText({
  first_name,
  last_name,
  email,
}: Pick<PersonData, 'first_name' | 'last_name' | 'email'>) {
  return normalizeText([first_name, last_name, email ?? ''].join(' '))
}
