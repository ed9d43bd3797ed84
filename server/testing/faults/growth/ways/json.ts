import { WRONG_PARTS } from '../../freeze/scenarios/bodies.ts'
import { MAX_BODY_BYTES } from '../../freeze/scenarios/fill-body.ts'
import { type Dimension, repeated } from '../dimension.ts'
import { openHall } from './contract-hall.ts'

/** What any body is read from: JSON, whatever it says. */
export const json = (): Dimension[] =>
  WRONG_PARTS.map(([what, [start, part, end]]) => ({
    way: 'JSON',
    what,
    most: Math.floor((MAX_BODY_BYTES - start.length - end.length - 1) / Buffer.byteLength(part)),
    open: async (target) => {
      const { live, path } = await target.once('hall of JSON', () =>
        openHall(target, '/v1/events/{event}/registrations'),
      )
      const headers = { 'Content-Type': 'application/json' }
      return {
        make: (size) => {
          const body = start + repeated(size, part).replace(/,$/, '') + end
          return { method: 'POST', path, key: live.key, headers, body }
        },
      }
    },
  }))
