import { setTimeout as sleep } from 'node:timers/promises'
import { buildNewAttendee, makeTestEvent } from '../../../fixtures.ts'
import { buildRandomIdSql, insertRowCopies } from '../repeat-row.ts'
import type { FreezeScenario } from '../scenario.ts'
import type { FreezeScenarioTarget, ScenarioOrganization } from '../target.ts'

/** Nobody listens there: each attempt fails at once. */
const NOWHERE = 'https://localhost:49443/hook'
const ENDPOINTS = 500
const EVENTS = 200_000
/** On one registration, with two webhook events each: about as many as one fan-out handles. */
const PEOPLE = 100

const endpoint = (more: object = {}) => ({ url: NOWHERE, event_types: '*', ...more })

async function registered(organization: ScenarioOrganization, people: number) {
  const path = await makeTestEvent(organization.live.call)
  const attendees = Array.from({ length: people }, () => buildNewAttendee())
  return {
    path,
    request: organization.live.json('POST', `${path}/registrations`, { attendees, send_ticket_emails: false }),
  }
}

/** Waits until all events are fanned out, and `seconds` longer. */
const told = (target: FreezeScenarioTarget, { id }: ScenarioOrganization, seconds = 2) => {
  return async () => {
    const toTell = () => target.database('webhook_events_to_fan_out').where({ organization_id: id }).first('id')
    const giveUpAt = performance.now() + 45_000
    while ((await toTell()) && performance.now() < giveUpAt) await sleep(200)
    await sleep(seconds * 1000)
  }
}

/** The maximum number of endpoints; nothing is sent to them. */
async function manyEndpoints(target: FreezeScenarioTarget, organization: ScenarioOrganization): Promise<void> {
  const { body } = await organization.live.call('POST', '/v1/webhooks', endpoint({ paused: true }))
  const row = { organization_id: organization.id, id: body.id }
  await insertRowCopies(target.database, 'webhook_endpoints', {
    row,
    times: ENDPOINTS - 1,
    changes: { id: buildRandomIdSql() },
  })
}

export const webhookScenarios: FreezeScenario[] = [
  {
    operation: 'createWebhook',
    what: '30 endpoints where 200,000 events wait to be fanned out',
    prepare: async (target) => {
      const organization = await target.newOrganization()
      const { request } = await registered(organization, 1)
      await target.send(request)
      const own = { organization_id: organization.id }
      const { id } = await target.database('webhook_events').where(own).first('id')
      const changes = { id: `'evt_' || ${buildRandomIdSql()}`, created_at: `now() - interval '1 day'` }
      await insertRowCopies(target.database, 'webhook_events', { row: { ...own, id }, times: EVENTS, changes })
      await target.database.raw(
        `insert into webhook_events_to_fan_out (organization_id, id, created_at)
         select organization_id, id, created_at from webhook_events where organization_id = ?`,
        [organization.id],
      )
      const requests = Array.from({ length: 30 }, () => organization.live.json('POST', '/v1/webhooks', endpoint()))
      return { requests, concurrency: 5, expects: [201], settle: () => sleep(5_000) }
    },
  },
  {
    operation: 'createRegistration',
    what: '200 events for 500 webhook endpoints',
    prepare: async (target) => {
      const organization = await target.newOrganization()
      const { request } = await registered(organization, PEOPLE)
      await manyEndpoints(target, organization)
      return { requests: [request], expects: [201], settle: told(target, organization) }
    },
  },
  {
    operation: 'createRegistration',
    what: '400 events for 20 webhook endpoints that are sent to',
    prepare: async (target) => {
      const organization = await target.newOrganization()
      const { request } = await registered(organization, 2 * PEOPLE)
      for (let n = 0; n < 20; n += 1) await organization.live.call('POST', '/v1/webhooks', endpoint())
      return { requests: [request], expects: [201], settle: told(target, organization, 8) }
    },
  },
  {
    operation: 'enableWebhook',
    what: 'an endpoint that 20,000 deliveries wait for',
    prepare: async (target) => {
      const organization = await target.newOrganization()
      const { live, id } = organization
      const { body } = await live.call('POST', '/v1/webhooks', endpoint({ paused: true }))
      const { request } = await registered(organization, 1)
      await target.send(request)
      await told(target, organization, 0)()
      const { id: event } = await target.database('webhook_deliveries').where({ organization_id: id }).first('id')
      await insertRowCopies(target.database, 'webhook_deliveries', {
        row: { organization_id: id, id: event },
        times: 20_000,
        changes: { id: buildRandomIdSql(), webhook_event_id: `'evt_' || ${buildRandomIdSql()}` },
      })
      return {
        requests: [live.json('POST', `/v1/webhooks/${body.id}/enable`, {})],
        expects: [200],
        settle: () => sleep(8_000),
      }
    },
  },
  {
    operation: 'listWebhooks',
    what: 'the longest page',
    prepare: async (target) => {
      const organization = await target.newOrganization()
      await manyEndpoints(target, organization)
      return { requests: [organization.live.json('GET', '/v1/webhooks?limit=200')], expects: [200] }
    },
  },
]
