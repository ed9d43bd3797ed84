import type { LicenseSettings } from '../access/license/index.ts'
import { readConfig } from '../config/config.ts'

type Environment = Record<string, string | undefined>

/** Reads only the settings of the license: errors in others must not hide its state. */
export function readLicenseSettings(environment: Environment): LicenseSettings {
  const { POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY } = environment
  return readConfig({ POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY }).license
}
