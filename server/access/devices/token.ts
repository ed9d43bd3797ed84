import { makeSecret } from '../../platform/secrets.ts'

const PREFIX = 'svc_device_'

export function makeDeviceToken(): string {
  return PREFIX + makeSecret()
}

/** Told by how it begins, so that what a key is looked up with stays as it is. */
export function isDeviceToken(value: string): boolean {
  return value.startsWith(PREFIX)
}
