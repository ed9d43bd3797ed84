import type { Arrangements } from './arrangement.ts'
import { someGroup } from './objects.ts'

export const auditArrangements: Pick<Arrangements, 'listAuditLog'> = {
  listAuditLog: {
    success: {
      200: async (stage) => ({ query: { object: (await someGroup(stage))?.id, limit: 10 } }),
    },
    refusals: {
      api_key_group: async (stage) => ({ key: (await stage.limited()).key }),
      api_key_test_mode: async (stage) => ({ key: await stage.hold('test') }),
    },
  },
}
