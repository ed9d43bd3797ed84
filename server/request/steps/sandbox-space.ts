import { buildRetryAfterExtras, refuse } from '../../platform/contract/refusal.ts'
import type { RequestStep } from '../exchange.ts'

/** Whether sandbox visitors can still write: the total, and the share of one address. */
export type SandboxCapacity = 'left' | 'full' | 'share used up'

const REBUILT_WITHIN_SECONDS = 30
/** At the latest until the nightly rebuild; sooner if others use up the rest. */
const SHARE_RETRY_SECONDS = 3_600

/** Whether a publicly known key may still write; a full sandbox is rebuilt at once. */
export function buildSandboxCapacityStep(
  roomFor: (address: string) => Promise<SandboxCapacity>,
  rebuild: () => void,
): RequestStep {
  return async ({ caller, address = '', route }) => {
    if (!caller?.key.isPublic || !route.changes) return undefined
    const room = await roomFor(address)
    if (room === 'left') return undefined
    if (room === 'full') rebuild()
    return room === 'full' ? full : shareUsedUp
  }
}

const full = refuse(
  'sandbox_full',
  `Visitors have filled the sandbox; it is being built anew, which takes some seconds, and can be read meanwhile.`,
  buildRetryAfterExtras(REBUILT_WITHIN_SECONDS),
)

const shareUsedUp = refuse(
  'sandbox_full',
  'Your address has used up its share of the sandbox, which is built anew every night; it can be read meanwhile.',
  buildRetryAfterExtras(SHARE_RETRY_SECONDS),
)
