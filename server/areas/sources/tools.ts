import { setTimeout as wait } from 'node:timers/promises'
import type { SecretBox } from '../../platform/secret-box.ts'
import { buildEventbritePlatform } from './eventbrite/account.ts'
import type { SourcePlatform, SourcePlatformCode } from './source-platform.ts'

export type SourcePlatforms = Record<SourcePlatformCode, SourcePlatform>

export type SourceTools = { platforms: SourcePlatforms; box: SecretBox }

export function buildSourcePlatforms({ eventbriteUrl }: { eventbriteUrl: string }): SourcePlatforms {
  const pause = (milliseconds: number, signal?: AbortSignal) => wait(milliseconds, undefined, { signal })
  return { eventbrite: buildEventbritePlatform({ baseUrl: eventbriteUrl, pause, now: () => new Date() }) }
}
