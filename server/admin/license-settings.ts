import type { LicenseSettings } from '../access/license/index.ts'
import { readConfig } from '../config/config.ts'

/** Reads only the settings of the license: errors in others must not hide its state. */
export function readLicenseSettings(environment: Record<string, string | undefined>): LicenseSettings {
  const { POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY } = environment
  return readConfig({ POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY }).license
}
