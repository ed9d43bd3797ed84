import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { type HallOptions, makeHall } from './halls.ts'
import { NOBODY, ownGroup } from './objects.ts'
import { makeRoom, withMostJobs } from './waiting-jobs.ts'

/** Without an address nobody becomes a contact, which would stay behind. */
const HEADINGS = 'first name,last name\n'
let people = 0

const tableOf = (rows: number) => {
  people += 1
  return HEADINGS + Array.from({ length: rows }, (_, n) => `Nerea,Ibáñez ${people} ${n}\n`).join('')
}

const importOf = async (stage: Stage, rows: number, changes: object = {}, options: HallOptions = {}) => {
  const hall = await makeHall(stage, options)
  const defaults = { attendee_type: hall.visitor, group: (await ownGroup(stage)).id }
  return {
    path: { event: hall.id },
    query: { ...defaults, days: [hall.day] },
    body: { csv: tableOf(rows), ...defaults, days: [hall.day], ...changes },
  }
}

export const importArrangements: Pick<Arrangements, 'createImport'> = {
  createImport: {
    success: {
      201: (stage) => importOf(stage, 2),
      202: async (stage) => {
        await makeRoom(stage, 'import')
        return importOf(stage, 501)
      },
    },
    variants: {
      'into a draft': (stage) => importOf(stage, 2, {}, { isDraft: true }),
      'a preview': (stage) => importOf(stage, 2, { preview: true, send_ticket_emails: false }),
    },
    refusals: {
      jobs_limit_reached: (stage) => withMostJobs(stage, (busy) => importOf(busy, 501)),
      not_found: async (stage) => ({ ...(await importOf(stage, 1)), path: { event: NOBODY } }),
      invalid_state: async (stage) => {
        const hall = await makeHall(stage)
        await stage.perform('cancelEvent', { path: { event: hall.id } })
        return { path: { event: hall.id }, body: { csv: tableOf(1), attendee_type: hall.visitor } }
      },
    },
  },
}
