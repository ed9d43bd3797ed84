import { hashPin } from '../../server/access/members/index.ts'
import { issueCode } from '../../server/areas/devices/index.ts'
import { newId } from '../../server/platform/ids.ts'
import { doWork } from '../../server/platform/work/work.ts'
import { makeDevice } from '../../server/testing/make-device.ts'
import { makeKey, makeOrganization } from './local-keys.ts'
import type { LocalServer } from './local-server.ts'
import type { Interventions } from './world.ts'

type Gates = Pick<Interventions, 'makeDevice' | 'makePairingCode' | 'makeMember' | 'eventOnPlan'>

const PIN = '482913'

/** What members do at the command line before anybody can be let in at a gate. */
export function gatesIn(server: LocalServer): Gates {
  const { database, clock, url } = server
  let pinHash: Promise<string> | undefined

  const organizationOf = async (eventId: string) => {
    const event = await database('events').where({ id: eventId }).first('organization_id', 'livemode')
    return event as { organization_id: string; livemode: boolean }
  }

  return {
    makeDevice: async (eventId, options) => {
      const { organization_id, livemode } = await organizationOf(eventId)
      const mode = livemode ? 'live' : 'test'
      const made = await makeDevice(database, clock.now(), organization_id, eventId, { mode, ...options })
      return { ...made, name: 'device' }
    },
    makePairingCode: async (eventId) => {
      const { organization_id: organizationId } = await organizationOf(eventId)
      const origin = {
        ...{ organizationId, actor: { type: 'system' as const, id: null } },
        ...{ source: 'cli' as const, client: null, requestId: null },
      }
      const actor = { organization: { id: organizationId, slug: '' }, member: null }
      const issued = await doWork(database, origin, clock.now(), (work) => issueCode(work, actor, { event: eventId }))
      if ('kind' in issued) throw new Error(issued.message)
      return issued.code
    },
    makeMember: async (eventId) => {
      const { organization_id } = await organizationOf(eventId)
      const id = newId(clock.now())
      pinHash ??= hashPin(PIN)
      await database('members').insert({
        ...{ organization_id, id, email: `${id}@example.com`, name: 'Conformance', role: 'manager' },
        ...{ created_at: clock.now(), pin_hash: await pinHash },
      })
      return { member: id, pin: PIN }
    },
    eventOnPlan: async (plan) => {
      const organizationId = await makeOrganization(server)
      const key = await makeKey(server, organizationId, 'before the plan was changed')
      const response = await fetch(`${url}/v1/events`, {
        method: 'POST',
        headers: {
          ...{ Authorization: `Bearer ${key.value}`, 'Content-Type': 'application/json' },
          'Idempotency-Key': organizationId,
        },
        body: JSON.stringify({ code: 'event', name: 'Conformance', timezone: 'Europe/Madrid' }),
      })
      await database('organizations').where({ id: organizationId }).update({ plan })
      return ((await response.json()) as { id: string }).id
    },
  }
}
