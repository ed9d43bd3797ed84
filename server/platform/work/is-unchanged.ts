type Dated = { updated_at: unknown }

/** Such a change gets a normal response, but no audit row and no webhook event. */
export const isUnchanged = (before: Dated, after: Dated): boolean =>
  JSON.stringify({ ...before, updated_at: null }) === JSON.stringify({ ...after, updated_at: null })
