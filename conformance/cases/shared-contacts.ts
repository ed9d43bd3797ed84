import { hallOf, register, somebody } from '../arrangements/halls.ts'
import type { Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import { casts } from '../world/casts.ts'
import type { Case } from './case.ts'
import { expectStatus } from './expect.ts'

/** One and the same person may be known to two groups, which still see no more of each other. */
export function sharedContactCases(operation: Operation): Case[] {
  if (operation.id !== 'listContactAttendees') return []
  return [
    {
      operation,
      family: 'isolation',
      name: 'of a contact whom two groups know, a limited key sees what belongs to its group',
      run: async (stage) => {
        const [limited, sibling] = [await casts.limitedGuest(stage), await casts.siblingGuest(stage)]
        const hall = await hallOf(limited)
        const person = somebody(stage, hall)
        const [own] = (await register(limited, hall, [person])).attendees
        const [theirs] = (await register(sibling, hall, [person])).attendees
        check(own?.contact_id === theirs?.contact_id, 'the same person became two contacts')
        const path = { contact: own?.contact_id ?? '' }
        const answer = await limited.send(operation, { path, key: await limited.keyFor(operation) })
        expectStatus(limited, answer, 200)
        const seen = (answer.body as { data: { id: string }[] }).data.map(({ id }) => id).join(', ')
        check(seen === own?.id, `the list shows ${seen || 'nobody'}, not ${own?.id}`)
      },
    },
  ]
}
