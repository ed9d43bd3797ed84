import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { adding, at, limitedKey, makeGroup, NOBODY, newGroup, ownGroup, someGroup } from './objects.ts'

const onNew = at('group', makeGroup)
const onNobody = async () => ({ path: { group: NOBODY } })
const withTestKey = async (stage: Stage) => ({ key: await stage.hold('test'), ...(await onNew(stage)) })

const onLimit = async (stage: Stage) => {
  const { key, group } = await stage.limited()
  return { key, path: { group: group.id } }
}

const withBelow = async (stage: Stage) => {
  const above = await makeGroup(stage)
  return { path: { group: above.id }, below: await makeGroup(stage, above.id) }
}

export const organizationArrangements = {
  getMe: { success: async () => ({}), refusals: {} },

  listAuditLog: {
    success: async (stage) => {
      const { key } = await stage.perform('getMe', {})
      return { query: { actor: key.id, object: (await someGroup(stage))?.id, limit: 10 } }
    },
    refusals: {
      api_key_group: async (stage) => ({ key: await limitedKey(stage) }),
      api_key_test_mode: async (stage) => ({ key: await stage.hold('test') }),
    },
  },

  listGroups: {
    success: async (stage) => ({ query: { parent: (await someGroup(stage))?.id, limit: 10 } }),
    refusals: { not_found: async () => ({ query: { parent: NOBODY } }) },
  },

  createGroup: {
    success: async (stage) => ({ body: newGroup(stage, (await ownGroup(stage)).id) }),
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
    success: async (stage) => ({ path: { group: ((await someGroup(stage)) ?? (await makeGroup(stage))).id } }),
    refusals: { not_found: onNobody },
  },

  updateGroup: {
    success: async (stage) => ({
      ...(await onNew(stage)),
      body: { ...newGroup(stage, (await ownGroup(stage)).id), name: 'Conformance, changed' },
    }),
    refusals: {
      not_found: adding(onNobody, { body: { name: 'Conformance' } }),
      conflict: async (stage) => {
        const { path, below } = await withBelow(stage)
        return { path, body: { parent: below.code } }
      },
      api_key_group: adding(onLimit, { body: { parent: null } }),
      api_key_test_mode: adding(withTestKey, { body: { name: 'Conformance' } }),
    },
  },

  deleteGroup: {
    success: onNew,
    refusals: {
      not_found: onNobody,
      invalid_state: async (stage) => ({ path: (await withBelow(stage)).path }),
      api_key_group: onLimit,
      api_key_test_mode: withTestKey,
    },
  },
} satisfies Partial<Arrangements>
