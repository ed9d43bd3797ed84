import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { hallOf, register } from './halls.ts'
import { adding, at, limitedKey, NOBODY } from './objects.ts'

const newContact = (stage: Stage) => {
  const name = stage.unique('contact')
  return { first_name: 'Conformance', last_name: name, email: `${name}@example.com`, external_id: name }
}

const makeContact = (stage: Stage) => stage.perform('createContact', { body: newContact(stage) })

const onContact = async (stage: Stage) => {
  const { attendees } = await register(stage, await hallOf(stage))
  return { path: { contact: attendees[0]?.contact_id ?? '' } }
}

const onNobody = async () => ({ path: { contact: NOBODY } })

export const contactArrangements = {
  listContacts: {
    success: async (stage) => {
      await onContact(stage)
      return { query: { q: 'conformance', limit: 10 } }
    },
    refusals: {},
  },

  createContact: {
    success: async (stage) => ({ body: newContact(stage) }),
    refusals: {
      conflict: async (stage) => {
        const { external_id } = await makeContact(stage)
        return { body: { ...newContact(stage), external_id } }
      },
      api_key_group: async (stage) => ({ key: await limitedKey(stage), body: newContact(stage) }),
    },
  },

  getContact: { success: onContact, refusals: { not_found: onNobody } },

  updateContact: {
    success: adding(onContact, { body: { note: 'Changed' } }),
    refusals: {
      not_found: adding(onNobody, { body: { note: 'Changed' } }),
      conflict: async (stage) => {
        const { external_id } = await makeContact(stage)
        return { ...(await onContact(stage)), body: { external_id } }
      },
      api_key_group: adding(ofLimitedKey, { body: { note: 'Changed' } }),
    },
  },

  deleteContact: {
    success: at('contact', makeContact),
    refusals: { not_found: onNobody, invalid_state: onContact, api_key_group: (stage) => ofLimitedKey(stage) },
  },

  listContactAttendees: {
    success: adding(onContact, { query: { limit: 10 } }),
    refusals: { not_found: onNobody },
  },
} satisfies Partial<Arrangements>

async function ofLimitedKey(stage: Stage) {
  const { key, group } = await stage.limited()
  const hall = await hallOf(stage)
  const { attendees } = await register(stage.play({ key: async () => key, home: { people: group.id } }), hall)
  return { key, path: { contact: attendees[0]?.contact_id ?? '' } }
}
