import type { ErrorCode } from '../../generated/errors.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import type { RequestParts } from '../transports/attempt.ts'
import type { HeldKey } from '../world/roles.ts'
import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { attendeeArrangements, ticketArrangements } from './attendees.ts'
import { communicationArrangements } from './communications.ts'
import { contactArrangements } from './contacts.ts'
import { attendeeTypeArrangements, dayArrangements, formArrangements, pointArrangements } from './event-parts.ts'
import { eventArrangements, reportArrangements } from './events.ts'
import { jobArrangements, templateArrangements } from './jobs.ts'
import { organizationArrangements } from './organization.ts'
import { publicArrangements } from './public.ts'
import { paymentArrangements, registrationArrangements } from './registrations.ts'
import { scanningArrangements } from './scanning.ts'
import { sourceArrangements } from './sources.ts'
import { webhookArrangements } from './webhooks.ts'

export const arrangements: Arrangements = {
  ...attendeeArrangements,
  ...attendeeTypeArrangements,
  ...communicationArrangements,
  ...contactArrangements,
  ...dayArrangements,
  ...eventArrangements,
  ...formArrangements,
  ...jobArrangements,
  ...organizationArrangements,
  ...paymentArrangements,
  ...pointArrangements,
  ...publicArrangements,
  ...registrationArrangements,
  ...reportArrangements,
  ...scanningArrangements,
  ...sourceArrangements,
  ...templateArrangements,
  ...ticketArrangements,
  ...webhookArrangements,
}

export type UntypedArrangement = {
  success: Record<number, (stage: Stage) => Promise<RequestParts>>
  variants?: Record<string, (stage: Stage) => Promise<RequestParts>>
  refusals: Partial<Record<ErrorCode, (stage: Stage) => Promise<RequestParts & { key?: HeldKey | null }>>>
}

export function arrangementOf(id: OperationId): UntypedArrangement {
  const { success, ...others } = arrangements[id]
  const [only] = operations[id].success
  return { success: typeof success === 'function' ? { [only]: success } : success, ...others } as UntypedArrangement
}

/** A request that succeeds, with any of the declared statuses. */
export function arrangeSuccess(stage: Stage, id: OperationId): Promise<RequestParts> {
  const [arrange] = Object.values(arrangementOf(id).success)
  if (!arrange) throw new Error(`The arrangement of ${id} has no success.`)
  return arrange(stage)
}
