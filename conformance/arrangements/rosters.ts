import { operationOf } from '../contract.ts'
import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked, hallOf } from './halls.ts'
import { NOBODY } from './objects.ts'

type RosterId = 'getScannerManifest' | 'readRoster'

/** An event in which nothing happens meanwhile but people who register, which is nothing to its manifest. */
const ofHall = async (stage: Stage) => ({ path: { event: (await hallOf(stage)).id } })

const nowhere = async () => ({ path: { event: NOBODY } })

export const rosterArrangements: Pick<Arrangements, RosterId> = {
  getScannerManifest: {
    success: {
      200: ofHall,
      304: async (stage) => {
        const request = await ofHall(stage)
        const operation = operationOf('getScannerManifest')
        const { headers } = await stage.send(operation, { ...request, key: await stage.keyFor(operation) })
        return { ...request, headers: { 'If-None-Match': headers.etag ?? '' } }
      },
    },
    refusals: { not_found: nowhere },
  },
  readRoster: {
    success: {
      200: async (stage) => {
        const { event } = await booked(stage)
        return { path: { event }, query: { since: '2020-01-01T00:00:00Z', limit: 1 } }
      },
    },
    variants: {
      'the whole roster': async (stage) => ({ path: { event: (await booked(stage)).event }, query: { limit: 1 } }),
    },
    refusals: {
      not_found: nowhere,
      link_expired: async (stage) => {
        const { id } = await hallOf(stage)
        const key = await stage.keyFor(operationOf('readRoster'))
        return { key: null, path: { event: id }, query: { link: await stage.local().expiredLink(id, key?.id ?? '') } }
      },
    },
  },
}
