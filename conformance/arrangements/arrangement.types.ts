/** Checked by the compiler only, with `@ts-expect-error` on each line that must not compile. */
import type { ArrangementsById, OperationArrangement } from './arrangement.ts'

declare const arrangements: ArrangementsById
declare const { success, refusals }: OperationArrangement<'deleteGroup'>

export const completeArrangements: ArrangementsById = { ...arrangements, deleteGroup: { success, refusals } }

// @ts-expect-error: an operation without an arrangement
export const arrangementsLackingOperation: ArrangementsById = { getMe: arrangements.getMe }

const { invalid_state: _, ...fewer } = refusals

// @ts-expect-error: an own error of the operation that nothing makes happen
export const arrangementLackingRefusal: OperationArrangement<'deleteGroup'> = { success, refusals: fewer }

// @ts-expect-error: a status of success that nothing makes happen
export const arrangementLackingSuccess: OperationArrangement<'deleteGroup'> = { success: {}, refusals }

export const arrangementWithInvalidRequest: OperationArrangement<'getGroup'> = {
  ...arrangements.getGroup,
  // @ts-expect-error: a request that lacks what the path needs
  success: async () => ({}),
}
