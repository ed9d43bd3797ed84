import type { KeyMode } from '../callers/index.ts'

/** Whoever looks at groups and events: a key, a device or a member. */
export type Viewer = { organization: { id: string }; key: { group: { id: string } | null; mode: KeyMode } }

/** What of a caller decides what it sees: $1 organization, $2 the group that it is limited to or null, $3 whether it sees test objects. */
export function visibilityParams({ organization, key }: Viewer): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}
