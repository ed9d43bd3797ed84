import type { Arrangements } from './arrangement.ts'
import { limitedKey, someGroup } from './objects.ts'

export const auditArrangements: Pick<Arrangements, 'listAuditLog'> = {
  listAuditLog: {
    success: {
      200: async (stage) => {
        const { key } = await stage.perform('getMe', {})
        return { query: { actor: key.id, object: (await someGroup(stage))?.id, limit: 10 } }
      },
    },
    refusals: {
      api_key_group: async (stage) => ({ key: await limitedKey(stage) }),
      api_key_test_mode: async (stage) => ({ key: await stage.hold('test') }),
    },
  },
}
