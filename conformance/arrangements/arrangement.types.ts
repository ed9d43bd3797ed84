/** Checked by the compiler only, with `@ts-expect-error` on each line that must not compile. */
import type { Arrangement, Arrangements } from './arrangement.ts'

declare const arrangements: Arrangements
declare const { success, refusals }: Arrangement<'deleteGroup'>

export const complete: Arrangements = { ...arrangements, deleteGroup: { success, refusals } }

// @ts-expect-error: an operation without an arrangement
export const missingOperation: Arrangements = { getMe: arrangements.getMe }

const { invalid_state: _, ...fewer } = refusals

// @ts-expect-error: an own error of the operation that nothing makes happen
export const missingRefusal: Arrangement<'deleteGroup'> = { success, refusals: fewer }

// @ts-expect-error: a status of success that nothing makes happen
export const missingSuccess: Arrangement<'deleteGroup'> = { success: {}, refusals }

export const wrongRequest: Arrangement<'getGroup'> = {
  ...arrangements.getGroup,
  // @ts-expect-error: a request that lacks what the path needs
  success: async () => ({}),
}
