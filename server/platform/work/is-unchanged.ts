type Dated = { updated_at: unknown }

/** Such a change gets a normal response, but no audit row and no webhook event. */
export function isUnchanged(before: Dated, after: Dated): boolean {
  return JSON.stringify({ ...before, updated_at: null }) === JSON.stringify({ ...after, updated_at: null })
}
