import { defineBenchmark, encodeGetRequest } from '../entry.ts'
import { addUnlimitedKeys, countCallsOfKeys, type UnlimitedKey } from '../unlimited-key.ts'
import { buildGetMeBaseline } from './me.ts'

const KEYS = 200

/** GET /v1/me with 200 keys in rotation, so that no two concurrent calls have the same key. */
export const benchmark = defineBenchmark<UnlimitedKey[]>({
  bar: 1,
  p99Bar: 2,

  setup: (database) => addUnlimitedKeys(database, KEYS, ['read']),

  request: (keys, counter) => encodeGetRequest('/v1/me', keys[counter % keys.length]?.key ?? ''),

  effects: countCallsOfKeys,

  floor: { asynchronousCommit: true, build: buildGetMeBaseline },
})
