import { defineBenchmark, encodeGetRequest } from '../entry.ts'
import { addUnlimitedKeys, countCalls, type UnlimitedKey } from '../unlimited-key.ts'
import { buildMeBaseline } from './me.ts'

const KEYS = 200

let requests: Buffer[] | undefined

/** GET /v1/me with 200 keys in rotation, so that no two concurrent calls have the same key. */
export const benchmark = defineBenchmark<UnlimitedKey[]>({
  bar: 1,
  p99Bar: 2,

  setup: (database) => addUnlimitedKeys(database, KEYS, ['read']),

  request(keys, counter) {
    requests ??= keys.map(({ key }) => encodeGetRequest('/v1/me', key))
    return requests[counter % requests.length] as Buffer
  },

  effects: countCalls,

  floor: { asynchronousCommit: true, build: buildMeBaseline },
})
