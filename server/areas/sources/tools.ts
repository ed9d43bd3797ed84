import { setTimeout as wait } from 'node:timers/promises'
import type { SecretBox } from '../../platform/secret-box.ts'
import { buildEventbritePlatform } from './eventbrite/account.ts'
import type { PlatformCode, SourcePlatform } from './source-platform.ts'

export type Platforms = Record<PlatformCode, SourcePlatform>

export type SourceTools = { platforms: Platforms; box: SecretBox }

export function buildPlatforms({ eventbriteUrl }: { eventbriteUrl: string }): Platforms {
  const pause = (milliseconds: number, signal?: AbortSignal) => wait(milliseconds, undefined, { signal })
  return { eventbrite: buildEventbritePlatform({ baseUrl: eventbriteUrl, pause, now: () => new Date() }) }
}
