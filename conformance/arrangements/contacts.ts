import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { addParts, given, pathToNew } from './objects.ts'
import { getOpenEvent, registerPeople } from './open-event.ts'

const newContact = (stage: TestCaller) => {
  const name = stage.unique('contact')
  return { first_name: 'Conformance', last_name: name, email: `${name}@example.com`, external_id: name }
}

const makeContact = (stage: TestCaller) => stage.perform('createContact', { body: newContact(stage) })

const onContact = async (stage: TestCaller) => {
  const { attendees } = await registerPeople(stage, await getOpenEvent(stage))
  return { path: { contact: attendees[0]?.contact_id ?? '' } }
}

export const contactArrangements = {
  listContacts: {
    success: async (stage) => {
      await onContact(stage)
      return { query: { q: 'conformance', limit: 10 } }
    },
  },

  createContact: {
    success: async (stage) => ({ body: newContact(stage) }),
    refusals: {
      conflict: given(makeContact, ({ external_id }, stage) => ({ body: { ...newContact(stage), external_id } })),
    },
  },

  getContact: { success: onContact },

  updateContact: {
    success: addParts(onContact, { body: { note: 'Changed' } }),
    refusals: {
      conflict: given(makeContact, async ({ external_id }, stage) => ({
        ...(await onContact(stage)),
        body: { external_id },
      })),
      api_key_group: addParts(ofLimitedKey, { body: { note: 'Changed' } }),
    },
  },

  deleteContact: {
    success: pathToNew('contact', makeContact),
    refusals: { invalid_state: onContact, api_key_group: (stage) => ofLimitedKey(stage) },
  },

  listContactAttendees: { success: addParts(onContact, { query: { limit: 10 } }) },
} satisfies Partial<ArrangementsById>

async function ofLimitedKey(stage: TestCaller) {
  const { key, group } = await stage.limited()
  const hall = await getOpenEvent(stage)
  const { attendees } = await registerPeople(stage.play({ key: async () => key, home: { people: group.id } }), hall)
  return { key, path: { contact: attendees[0]?.contact_id ?? '' } }
}
