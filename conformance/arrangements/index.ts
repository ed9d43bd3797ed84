import type { ErrorCode } from '../../generated/errors.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Attempt, RequestParts } from '../transports/attempt.ts'
import type { HeldKey } from '../world/roles.ts'
import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { auditArrangements } from './audit.ts'
import { eventArrangements } from './events.ts'
import { groupArrangements } from './groups.ts'
import { meArrangements } from './me.ts'
import { attendeeTypeArrangements, dayArrangements, formArrangements, pointArrangements } from './structure.ts'

export const arrangements: Arrangements = {
  ...auditArrangements,
  ...attendeeTypeArrangements,
  ...dayArrangements,
  ...formArrangements,
  ...pointArrangements,
  ...eventArrangements,
  ...groupArrangements,
  ...meArrangements,
}

/** An arrangement without the types of its operation, as the generated cases see it. */
export type UntypedArrangement = {
  success: Record<number, (stage: Stage) => Promise<RequestParts>>
  refusals: Partial<
    Record<ErrorCode, (stage: Stage) => Promise<RequestParts & { key?: HeldKey } & Pick<Attempt, 'headers'>>>
  >
  mentions?: Record<
    string,
    {
      make: (stage: Stage) => Promise<{ id: string }>
      request: (stage: Stage, id: string) => Promise<RequestParts>
    }
  >
  openToLimitedKeys?: true
}

export function arrangementOf(id: OperationId): UntypedArrangement {
  return arrangements[id] as UntypedArrangement
}

/** A request that succeeds, whichever of the declared statuses it has. */
export function arrangeSuccess(stage: Stage, id: OperationId): Promise<RequestParts> {
  const [arrange] = Object.values(arrangementOf(id).success)
  if (!arrange) throw new Error(`The arrangement of ${id} has no success.`)
  return arrange(stage)
}
