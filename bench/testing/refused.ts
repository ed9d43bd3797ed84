import { benchmark as me } from '../entries/me.ts'
import { encodeGetRequest, type UntypedBenchmark } from '../entry.ts'

export const benchmark: UntypedBenchmark = {
  ...me,
  request: () => encodeGetRequest('/v1/me', 'svc_live_NobodyMadeThisKey'),
}
