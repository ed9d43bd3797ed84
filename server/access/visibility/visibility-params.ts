import type { KeyMode } from '../callers/index.ts'

export type Viewer = { organization: { id: string }; key: { group: { id: string } | null; mode: KeyMode } }

/** $1 organization, $2 the group that the caller is limited to or null, $3 whether it sees test objects */
export function toVisibilityParams({ organization, key }: Viewer): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}
