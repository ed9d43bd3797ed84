import { isUlid } from '../../../platform/formats/identifiers.ts'
import { searchText } from '../../booking/index.ts'
import type { Wanted } from '../queries.ts'
import { identityOfRow } from './directory.ts'
import type { ParsedRow } from './read-row.ts'

/** What the people of some rows are looked for by. */
export function lookupKeys(rows: { said: ParsedRow }[]): Wanted {
  const externalIds = new Set<string>()
  const searches = new Set<string>()
  const phones = new Map<string, { phone: string; name: string }>()
  for (const { said } of rows) {
    if (said.external_id !== undefined) externalIds.add(said.external_id)
    const identity = identityOfRow(said)
    if (!identity) continue
    const { first_name = '', last_name = '', email = null } = said
    if (email !== null || (identity.phone_key === null && identity.external_id === null)) {
      searches.add(searchText({ first_name, last_name, email }))
    }
    const { phone_key: phone, name_key: name } = identity
    if (phone !== null) phones.set(`${phone} ${name}`, { phone, name })
  }
  return {
    externalIds: [...externalIds],
    ids: [...externalIds].filter(isUlid),
    searches: [...searches],
    phones: [...phones.values()],
  }
}
