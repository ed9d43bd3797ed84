import type { LicenseSettings } from '../access/license/index.ts'
import { readConfig } from '../config/config.ts'

type Environment = Record<string, string | undefined>

/** Only what concerns the license is read: a mistake in another setting is no reason to say nothing about it. */
export function readLicenseSettings(environment: Environment): LicenseSettings {
  const { POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY } = environment
  return readConfig({ POSTERN_SELF_HOSTED, POSTERN_LICENSE, POSTERN_LICENSE_PUBLIC_KEY }).license
}
