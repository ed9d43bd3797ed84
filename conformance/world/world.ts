import type { NewKey } from '../../server/access/keys/index.ts'
import type { PlanCode } from '../../server/access/plans/index.ts'
import type { DeviceInput } from '../../server/testing/make-device.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import type { Observe } from '../transports/observe.ts'
import type { Interference } from './interference.ts'
import type { Leftovers } from './leftovers.ts'
import type { PlatformAccount } from './local-platform.ts'
import type { HeldKey, KeyRole } from './roles.ts'

export type AuditRow = { actor_id: string | null; action: string }

/** What only a run that started the server itself can do. */
export type Interventions = Pick<Interference, 'failingRequestId' | 'holdRequest'> & {
  auditRows(requestId: string): Promise<AuditRow[]>
  /** Does the work while the installation can only be read, and tells since when it could. */
  whileReadOnly<T>(work: (since: string) => Promise<T>): Promise<T>
  /** A new key of the main organization. */
  makeKey(changes: Partial<NewKey>): Promise<HeldKey & { id: string }>
  /** A device of an event. */
  makeDevice(eventId: string, options?: DeviceInput): Promise<HeldKey & { id: string }>
  /** What pairs a device with an event. */
  makePairingCode(eventId: string): Promise<string>
  /** A member of the organization of an event, who may override there. */
  makeMember(eventId: string): Promise<{ member: string; pin: string }>
  /** An event of an organization on this plan. */
  eventOnPlan(plan: PlanCode): Promise<string>
  /** As if a delivery had arrived, at first so many days ago. */
  settleDelivery(id: string, daysAgo?: number): Promise<void>
  /** As if the name in the URL of a webhook endpoint had come to lead inside. */
  moveInside(webhook: string): Promise<void>
  /** As if a job had ended too long ago for its files. */
  expireJob(id: string): Promise<void>
  /** An account on the source platform that the server reads. */
  platform: PlatformAccount
  keyOnPlan(plan: PlanCode): Promise<HeldKey>
  /** Of an organization that has as many jobs waiting as it may. */
  keyWithMostJobs(): Promise<HeldKey>
  /** The public key of a sandbox that visitors have filled. */
  keyOfFullSandbox(): Promise<HeldKey>
  /** A signed address of an event that was good until a moment ago. */
  expiredLink(event: string, key: string): Promise<string>
  /** Does the work while the installation is self-hosted, and without a license. `license` installs one. */
  whileUnlicensed<T>(work: (license: () => Promise<void>) => Promise<T>): Promise<T>
}

/** Keeps within the rate of each key. */
export type Pace = {
  before(key: HeldKey | null): Promise<void>
  /** Whether the answer has to be asked for again because somebody else has used up the rate. */
  after(key: HeldKey | null, answer: ApiAnswer): Promise<boolean>
}

/** Everything that one run has: the service, the keys, and what was seen so far. */
export type World = {
  baseUrl: string
  /** Told of every answer; throws when it is not what the contract says. */
  observe: Observe
  pace: Pace
  leftovers: Leftovers
  /** What was made once for the whole run. */
  memory: Map<string, Promise<unknown>>
  /** What tells the server one visitor without a key from another, where the run can. */
  headersOf(visitor: string): Record<string, string>
  find(role: KeyRole): Promise<HeldKey | null>
  /** null: the server belongs to somebody else. */
  interventions: Interventions | null
  /** The run has one key of which nothing is known: what it may not do cannot be reached. */
  lenient: boolean
}
