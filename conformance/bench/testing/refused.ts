import { benchmark as me } from '../entries/me.ts'
import { buildGetRequest, type UntypedBenchmark } from '../entry.ts'

export const benchmark: UntypedBenchmark = {
  ...me,
  request: () => buildGetRequest('/v1/me', 'svc_live_NobodyMadeThisKey'),
}
