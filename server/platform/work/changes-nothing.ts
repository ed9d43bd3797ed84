type Dated = { updated_at: unknown }

/** Whether a change would leave an object as it is. Such a change is answered and leaves no trace. */
export function changesNothing(before: Dated, after: Dated): boolean {
  return JSON.stringify({ ...before, updated_at: null }) === JSON.stringify({ ...after, updated_at: null })
}
