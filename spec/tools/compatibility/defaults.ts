import type { Speaker } from './context.ts'
import { canonical, type Schema } from './document.ts'
import type { Readers } from './pairing.ts'
import type { Break } from './rules.ts'

/** A default says what leaving an optional input out means, so adding, changing and removing it all break. */
export function compareDefaults(
  { before, after, subject, refuse }: Readers & Speaker,
  ours: Schema,
  theirs: Schema,
  path: string,
): Break[] {
  const [was, is] = [before.annotation(ours, 'default'), after.annotation(theirs, 'default')].map((value) =>
    value === undefined ? 'none' : canonical(value),
  )
  if (was === is) return []
  return [refuse('input-default-changed', path, `the default of ${subject(path)} changed from ${was} to ${is}`)]
}
