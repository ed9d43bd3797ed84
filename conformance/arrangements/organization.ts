import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { addParts, FAKE_ID, getAnyGroup, getOwnGroup, given, makeGroup, newGroupBody, pathToNew } from './objects.ts'

const onNew = pathToNew('group', makeGroup)

const onLimit = async (stage: TestCaller) => {
  const { key, group } = await stage.limited()
  return { key, path: { group: group.id } }
}

const withBelow = async (stage: TestCaller) => {
  const above = await makeGroup(stage)
  return { path: { group: above.id }, below: await makeGroup(stage, above.id) }
}

export const organizationArrangements = {
  getMe: { success: async () => ({}) },

  listAuditLog: {
    success: async (stage) => {
      const { key } = await stage.perform('getMe', {})
      return { query: { actor: key.id, object: (await getAnyGroup(stage))?.id, limit: 10 } }
    },
  },

  listGroups: {
    success: async (stage) => ({ query: { parent: (await getAnyGroup(stage))?.id, limit: 10 } }),
    refusals: { not_found: async () => ({ query: { parent: FAKE_ID } }) },
  },

  createGroup: {
    success: async (stage) => ({ body: newGroupBody(stage, (await getOwnGroup(stage)).id) }),
    variants: { 'a group at the top': async (stage) => ({ body: newGroupBody(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newGroupBody(stage, FAKE_ID) }),
      conflict: async (stage) => ({ body: { code: (await makeGroup(stage)).code, name: 'Conformance' } }),
      api_key_group: async (stage) => ({ key: (await stage.limited()).key, body: newGroupBody(stage, null) }),
    },
  },

  getGroup: {
    success: async (stage) => ({ path: { group: ((await getAnyGroup(stage)) ?? (await makeGroup(stage))).id } }),
  },

  updateGroup: {
    success: async (stage) => ({
      ...(await onNew(stage)),
      body: { ...newGroupBody(stage, (await getOwnGroup(stage)).id), name: 'Conformance, changed' },
    }),
    refusals: {
      conflict: given(withBelow, ({ path, below }) => ({ path, body: { parent: below.code } })),
      api_key_group: addParts(onLimit, { body: { parent: null } }),
    },
  },

  deleteGroup: {
    success: onNew,
    refusals: { invalid_state: async (stage) => ({ path: (await withBelow(stage)).path }), api_key_group: onLimit },
  },
} satisfies Partial<ArrangementsById>
