import type { ErrorCode } from '../../generated/errors.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import type { RequestParts } from '../transports/attempt.ts'
import type { NamedApiKey } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { attendeeArrangements } from './attendees.ts'
import { communicationArrangements } from './communications.ts'
import { contactArrangements } from './contacts.ts'
import { eventPartArrangements } from './event-parts.ts'
import { eventArrangements } from './events.ts'
import { jobArrangements } from './jobs.ts'
import { organizationArrangements } from './organization.ts'
import { publicArrangements } from './public.ts'
import { registrationArrangements } from './registrations.ts'
import { scanningArrangements } from './scanning.ts'
import { sourceArrangements } from './sources.ts'
import { webhookArrangements } from './webhooks.ts'

export const allArrangements: ArrangementsById = {
  ...attendeeArrangements,
  ...communicationArrangements,
  ...contactArrangements,
  ...eventArrangements,
  ...eventPartArrangements,
  ...jobArrangements,
  ...organizationArrangements,
  ...publicArrangements,
  ...registrationArrangements,
  ...scanningArrangements,
  ...sourceArrangements,
  ...webhookArrangements,
}

export type UntypedArrangement = {
  success: Record<number, (stage: TestCaller) => Promise<RequestParts>>
  variants?: Record<string, (stage: TestCaller) => Promise<RequestParts>>
  refusals?: Partial<Record<ErrorCode, (stage: TestCaller) => Promise<RequestParts & { key?: NamedApiKey | null }>>>
}

export function findArrangement(id: OperationId): UntypedArrangement {
  const { success, ...others } = allArrangements[id]
  const [only] = operations[id].success
  return { success: typeof success === 'function' ? { [only]: success } : success, ...others } as UntypedArrangement
}

export function arrangeSuccess(stage: TestCaller, id: OperationId): Promise<RequestParts> {
  const [arrange] = Object.values(findArrangement(id).success)
  if (!arrange) throw new Error(`The arrangement of ${id} has no success.`)
  return arrange(stage)
}
