import type { Arrangements } from './arrangement.ts'
import { limitedKey, makeGroup, NOBODY, newGroup, ownGroup, someGroup } from './objects.ts'

type GroupArrangements = Pick<Arrangements, 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'>

export const groupArrangements: GroupArrangements = {
  listGroups: {
    success: {
      200: async (stage) => ({ query: { parent: (await someGroup(stage))?.id, limit: 10 } }),
    },
    refusals: {
      not_found: async () => ({ query: { parent: NOBODY } }),
    },
  },

  createGroup: {
    success: {
      201: async (stage) => ({ body: newGroup(stage, (await ownGroup(stage)).id) }),
    },
    variants: { 'a group at the top': async (stage) => ({ body: newGroup(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newGroup(stage, NOBODY) }),
      conflict: async (stage) => ({ body: { code: (await makeGroup(stage)).code, name: 'Conformance' } }),
      api_key_group: async (stage) => ({ key: await limitedKey(stage), body: newGroup(stage, null) }),
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        body: newGroup(stage, (await ownGroup(stage)).id),
      }),
    },
  },

  getGroup: {
    success: {
      200: async (stage) => ({ path: { group: ((await someGroup(stage)) ?? (await makeGroup(stage))).id } }),
    },
    refusals: {
      not_found: async () => ({ path: { group: NOBODY } }),
    },
  },

  updateGroup: {
    success: {
      200: async (stage) => ({
        path: { group: (await makeGroup(stage)).id },
        body: { ...newGroup(stage, (await ownGroup(stage)).id), name: 'Conformance, changed' },
      }),
    },
    refusals: {
      not_found: async () => ({ path: { group: NOBODY }, body: { name: 'Conformance' } }),
      conflict: async (stage) => {
        const above = await makeGroup(stage)
        const below = await makeGroup(stage, above.id)
        return { path: { group: above.id }, body: { parent: below.code } }
      },
      api_key_group: async (stage) => {
        const { key, group } = await stage.limited()
        return { key, path: { group: group.id }, body: { parent: null } }
      },
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        path: { group: (await makeGroup(stage)).id },
        body: { name: 'Conformance' },
      }),
    },
  },

  deleteGroup: {
    success: {
      204: async (stage) => ({ path: { group: (await makeGroup(stage)).id } }),
    },
    refusals: {
      not_found: async () => ({ path: { group: NOBODY } }),
      invalid_state: async (stage) => {
        const above = await makeGroup(stage)
        await makeGroup(stage, above.id)
        return { path: { group: above.id } }
      },
      api_key_group: async (stage) => {
        const { key, group } = await stage.limited()
        return { key, path: { group: group.id } }
      },
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        path: { group: (await makeGroup(stage)).id },
      }),
    },
  },
}
