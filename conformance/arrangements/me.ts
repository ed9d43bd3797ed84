import type { Arrangements } from './arrangement.ts'

export const meArrangements: Pick<Arrangements, 'getMe'> = {
  getMe: {
    success: {
      200: async () => ({}),
    },
    refusals: {},
  },
}
