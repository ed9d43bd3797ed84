import { benchmark as me } from '../entries/me.ts'
import type { UntypedBenchmark } from '../entry.ts'

let first: Promise<object> | undefined

/** A floor that does the work once and then repeats its response. */
export const benchmark: UntypedBenchmark = {
  ...me,
  floor: {
    asynchronousCommit: true,
    build(pool, needs) {
      const answer = me.floor.build(pool, needs)
      return (request, body) => {
        first ??= answer(request, body)
        return first as ReturnType<typeof answer>
      }
    },
  },
}
