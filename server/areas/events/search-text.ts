import { fold } from '../../platform/lists/search-text.ts'

/** What the words that an event is looked for by have to occur in. */
export function searchTextOf({ name, code }: { name: string; code: string }): string {
  return fold(`${name} ${code}`)
}
