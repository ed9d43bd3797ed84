import type { Reader } from '../../../platform/database/prepared.ts'
import { fold } from '../../../platform/lists/search-text.ts'
import type { EventSetup } from '../../booking/index.ts'
import { findWords } from '../queries.ts'
import { readDate } from './dates.ts'

/** What the words of a table mean at an event: ids of its attendee types and days; undefined for what there is not. */
export type Vocabulary = {
  type(text: string): string | undefined
  day(text: string): string | undefined
}

type Named = { id: string; code: string; name: string }

export async function readVocabulary(
  reader: Reader,
  { organizationId, event, types, days }: EventSetup,
): Promise<Vocabulary> {
  const words = await reader.run<{ id: string; name: string }>(findWords, [organizationId, event.id])
  const nameOf = new Map(words.map(({ id, name }) => [id, name]))
  const named = (items: { id: string; code: string }[]) =>
    items.map(({ id, code }) => ({ id, code, name: nameOf.get(id) ?? '' }))
  const [typeOf, dayOf] = [finderOf(named(types)), finderOf(named(days))]
  return {
    type: typeOf,
    day: (text) => dayOf(text) ?? dayOn(days, text),
  }
}

/** By the code or id, however it is written; by the name where only one has it. */
function finderOf(items: Named[]): (text: string) => string | undefined {
  const byCode = new Map(items.flatMap(({ id, code }) => [code, id].map((key) => [key.toLowerCase(), id])))
  const byName = Map.groupBy(items, ({ name }) => fold(name))
  return (text) => {
    const exact = byCode.get(text.trim().toLowerCase())
    if (exact !== undefined) return exact
    const alike = byName.get(fold(text)) ?? []
    return alike.length === 1 ? alike[0]?.id : undefined
  }
}

/** By its date, where that can be read in one way and no other day has it. */
function dayOn(days: EventSetup['days'], text: string): string | undefined {
  const read = readDate(text)
  const on = 'date' in read ? days.filter(({ date }) => date === read.date) : []
  return on.length === 1 ? on[0]?.id : undefined
}
