import { hallOf } from '../arrangements/halls.ts'
import { makeEvent } from '../arrangements/objects.ts'
import type { Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'
import type { Case } from './case.ts'
import { expectStatus } from './expect.ts'

/** Everyone sees what is published, and nothing else. */
export function publicListCases(operation: Operation): Case[] {
  if (operation.id !== 'listPublicEvents') return []
  const hidden: Record<string, (stage: Stage) => Promise<{ id: string }>> = {
    'of another organization': async (stage) => hallOf(await casts.otherOrganization(stage)),
    'of test mode': async (stage) => hallOf(await casts.test(stage)),
    'that is a draft': makeEvent,
  }
  const shows = async (stage: Stage, id: string): Promise<boolean> => {
    const answer = await stage.send(operation, { path: { organization: await stage.tenant() }, key: null })
    expectStatus(stage, answer, 200)
    return (answer.body as { events: { id: string }[] }).events.some((event) => event.id === id)
  }
  const hiding = Object.entries(hidden).map(([name, make]) => ({
    operation,
    family: 'isolation',
    name: `the list shows no event ${name}`,
    run: async (stage: Stage) => {
      check(!(await shows(stage, (await make(stage)).id)), `the list shows an event ${name}`)
    },
  }))
  return [
    ...hiding,
    {
      operation,
      family: 'isolation',
      name: 'the list shows an event that is published',
      run: async (stage) => {
        // An organization with few events, since the list is not endless.
        const small = await casts.tenPeople(stage)
        const { id } = await hallOf(small)
        check(await shows(small, id), `the list does not show the event ${id}`)
      },
    },
  ]
}
