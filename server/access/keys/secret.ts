import { makeSecret } from '../../platform/secrets.ts'
import type { KeyMode } from '../callers/index.ts'

const PREFIX: Record<KeyMode, string> = { live: 'svc_live_', test: 'svc_test_' }

export function makeKeyValue(mode: KeyMode, random?: (size: number) => Buffer): string {
  return PREFIX[mode] + makeSecret(random)
}
