import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import {
  FAKE_ID,
  getAnyGroup,
  getGroupKey,
  getOwnGroup,
  makeGroup,
  newGroupBody,
  toNewPath,
  withParts,
} from './objects.ts'

const onNew = toNewPath('group', makeGroup)
const onNobody = async () => ({ path: { group: FAKE_ID } })
const withTestKey = async (stage: TestCaller) => ({ key: await stage.hold('test'), ...(await onNew(stage)) })

const onLimit = async (stage: TestCaller) => {
  const { key, group } = await stage.limited()
  return { key, path: { group: group.id } }
}

const withBelow = async (stage: TestCaller) => {
  const above = await makeGroup(stage)
  return { path: { group: above.id }, below: await makeGroup(stage, above.id) }
}

export const organizationArrangements = {
  getMe: { success: async () => ({}), refusals: {} },

  listAuditLog: {
    success: async (stage) => {
      const { key } = await stage.perform('getMe', {})
      return { query: { actor: key.id, object: (await getAnyGroup(stage))?.id, limit: 10 } }
    },
    refusals: {
      api_key_group: async (stage) => ({ key: await getGroupKey(stage) }),
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
      api_key_group: async (stage) => ({ key: await getGroupKey(stage), body: newGroupBody(stage, null) }),
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        body: newGroupBody(stage, (await getOwnGroup(stage)).id),
      }),
    },
  },

  getGroup: {
    success: async (stage) => ({ path: { group: ((await getAnyGroup(stage)) ?? (await makeGroup(stage))).id } }),
    refusals: { not_found: onNobody },
  },

  updateGroup: {
    success: async (stage) => ({
      ...(await onNew(stage)),
      body: { ...newGroupBody(stage, (await getOwnGroup(stage)).id), name: 'Conformance, changed' },
    }),
    refusals: {
      not_found: withParts(onNobody, { body: { name: 'Conformance' } }),
      conflict: async (stage) => {
        const { path, below } = await withBelow(stage)
        return { path, body: { parent: below.code } }
      },
      api_key_group: withParts(onLimit, { body: { parent: null } }),
      api_key_test_mode: withParts(withTestKey, { body: { name: 'Conformance' } }),
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
} satisfies Partial<ArrangementsById>
