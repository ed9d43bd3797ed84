import type { Arrangements } from './arrangement.ts'
import { makeGroup, NOBODY, someGroup } from './objects.ts'

type GroupArrangements = Pick<Arrangements, 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'>

export const groupArrangements: GroupArrangements = {
  listGroups: {
    success: {
      200: async (stage) => ({ query: { parent: (await someGroup(stage))?.id, limit: 10 } }),
    },
    refusals: {
      not_found: async () => ({ query: { parent: NOBODY } }),
    },
    mentions: {
      parent: { make: makeGroup, request: async (_, parent) => ({ query: { parent } }) },
    },
  },

  createGroup: {
    success: {
      201: async (stage) => {
        const { id } = await makeGroup(stage)
        return { body: { code: stage.unique('group'), name: 'Conformance', parent: id } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ body: { code: stage.unique('group'), name: 'Conformance', parent: NOBODY } }),
      conflict: async (stage) => ({ body: { code: (await makeGroup(stage)).code, name: 'Conformance' } }),
      api_key_group: async (stage) => {
        const { key } = await stage.limited()
        return { key, body: { code: stage.unique('group'), name: 'Conformance', parent: null } }
      },
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        body: { code: stage.unique('group'), name: 'Conformance' },
      }),
    },
    mentions: {
      parent: {
        make: makeGroup,
        request: async (stage, parent) => ({ body: { code: stage.unique('group'), name: 'Conformance', parent } }),
      },
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
        body: { code: stage.unique('group'), name: 'Conformance, changed', parent: null },
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
    mentions: {
      parent: {
        make: makeGroup,
        request: async (stage, parent) => ({ path: { group: (await makeGroup(stage)).id }, body: { parent } }),
      },
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
