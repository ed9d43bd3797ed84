import { defineBenchmark, encodeGetRequest } from '../entry.ts'
import { addUnlimitedKeys, type UnlimitedKey } from '../unlimited-key.ts'
import { buildMeBaseline } from './me.ts'

const KEYS = 200

let requests: Buffer[] | undefined

/** GET /v1/me with 200 keys in rotation, so that no two concurrent calls have the same key. */
export const benchmark = defineBenchmark<UnlimitedKey[]>({
  bar: 0.85,
  p99Bar: 2,

  setup: (database) => addUnlimitedKeys(database, KEYS, ['read']),

  request(keys, counter) {
    requests ??= keys.map(({ key }) => encodeGetRequest('/v1/me', key))
    return requests[counter % requests.length] as Buffer
  },

  async effects(database, keys) {
    const ids = keys.map(({ keyId }) => keyId)
    const [row] = await database('api_key_usage').whereIn('api_key_id', ids).sum('month_calls')
    return Number(row?.sum)
  },

  floor: { asynchronousCommit: true, build: (pool) => buildMeBaseline(pool) },
})
