import { MALFORMED_BODY_PARTS } from '../../freeze/scenarios/bodies.ts'
import { MAX_BODY_BYTES } from '../../freeze/scenarios/fill-body.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { openGrowthOperationTarget } from './operation-target.ts'

/** What any body is read from: JSON, whatever it says. */
export const listJsonDimensions = (): InputDimension[] =>
  MALFORMED_BODY_PARTS.map(([what, [start, part, end]]) => ({
    way: 'JSON',
    what,
    most: Math.floor((MAX_BODY_BYTES - start.length - end.length - 1) / Buffer.byteLength(part)),
    open: async (target) => {
      const { live, path } = await target.once('hall of JSON', () =>
        openGrowthOperationTarget(target, '/v1/events/{event}/registrations'),
      )
      const headers = { 'Content-Type': 'application/json' }
      return {
        make: (size) => {
          const body = start + repeatText(size, part).replace(/,$/, '') + end
          return { method: 'POST', path, key: live.key, headers, body }
        },
      }
    },
  }))
