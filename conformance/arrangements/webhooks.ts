import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { addParts, FAKE_ID, getOwnGroup, makeEvent, pathToNew } from './objects.ts'

/** Paused, so that a run against a production server sends nothing to others. */
const anEndpoint = { url: 'https://example.com/postern-conformance', event_types: '*' as const, paused: true }
const insideUrl = 'https://192.168.1.20/hook'
const listening = { ...anEndpoint, url: 'https://postern-listen.invalid' }

const filters = async (stage: TestCaller) => {
  const event = await stage.once('event of webhooks', () => makeEvent(stage))
  return { event: event.id, group: (await getOwnGroup(stage)).id }
}

/** For the whole organization, unless the key is limited to a group: an endpoint cannot be for a test group. */
const makeWebhook = async (stage: TestCaller, options: object = {}) =>
  stage.perform('createWebhook', { body: { ...anEndpoint, group: stage.home.groups ?? null, ...options } })

/** Shared by all cases that do not change it. */
const onWebhook = pathToNew('webhook', (stage) => stage.once('webhook', () => makeWebhook(stage)))

/** A new endpoint, subscribed to an event in which nothing happens. */
const onNew = (options: object) =>
  pathToNew('webhook', async (stage) => makeWebhook(stage, { ...(await filters(stage)), ...options }))

const onListening = pathToNew('webhook', (stage) =>
  stage.once('listening webhook', () => makeWebhook(stage, listening)),
)

const nowInside = async (stage: TestCaller) => {
  const { id } = await makeWebhook(stage)
  await stage.local().moveInside(id)
  return { path: { webhook: id } }
}

const onDelivery = async (stage: TestCaller) => {
  const { path } = await onWebhook(stage)
  const { id } = await stage.once('webhook delivery', () => stage.perform('testWebhook', { path, body: {} }))
  return { path: { ...path, delivery: id } }
}

const settledDelivery = async (stage: TestCaller, daysAgo?: number, webhook?: string) => {
  const path = webhook ? { webhook } : (await onWebhook(stage)).path
  const { id } = await stage.perform('testWebhook', { path, body: {} })
  await stage.local().settleDelivery(id, daysAgo)
  return { path: { delivery: id } }
}

export const webhookArrangements = {
  listWebhooks: {
    success: async (stage) => {
      await onWebhook(stage)
      return { query: { limit: 10 } }
    },
  },

  createWebhook: {
    success: async (stage) => ({ body: { ...anEndpoint, ...(await filters(stage)) } }),
    variants: {
      'with a list of types': async () => ({
        body: { ...anEndpoint, event_types: ['ticket.issued', 'ticket.voided'] },
      }),
      'the address for listening': async () => ({ body: listening }),
    },
    refusals: {
      not_found: async () => ({ body: { ...anEndpoint, event: FAKE_ID } }),
      api_key_test_mode: async (stage) => ({ key: await stage.hold('test'), body: { ...anEndpoint, livemode: true } }),
      webhook_url_refused: async () => ({ body: { ...anEndpoint, url: insideUrl } }),
      invalid_state: async () => ({ body: { ...listening, paused: false } }),
    },
  },

  listWebhookEventTypes: { success: async () => ({ query: { limit: 10 } }) },

  getWebhook: { success: onWebhook },

  updateWebhook: {
    success: async (stage) => {
      const { id } = await stage.once('webhook to change', () => makeWebhook(stage))
      const description = stage.unique('description')
      return { path: { webhook: id }, body: { ...(await filters(stage)), event_types: ['ticket.issued'], description } }
    },
    refusals: {
      api_key_group: async (stage) => {
        const { key, group } = await stage.limited()
        const { id } = await stage.once('limited webhook', () => makeWebhook(stage, { group: group.id }))
        return { key, path: { webhook: id }, body: { group: null } }
      },
      webhook_url_refused: addParts(onWebhook, { body: { url: insideUrl } }),
      invalid_state: async (stage) => {
        const { path } = await stage.once('enabled webhook', () => onNew({ paused: false })(stage))
        return { path, body: { url: listening.url } }
      },
    },
  },

  deleteWebhook: { success: pathToNew('webhook', makeWebhook) },

  testWebhook: {
    success: addParts(onWebhook, { body: { type: 'ticket.issued' } }),
    variants: { 'of the first type': addParts(onWebhook, { body: {} }) },
    refusals: {
      invalid_state: addParts(onListening, { body: {} }),
      webhook_url_refused: addParts(nowInside, { body: {} }),
    },
  },

  rotateWebhookSecret: { success: onWebhook },

  pauseWebhook: { success: onNew({ paused: false }) },

  enableWebhook: { success: onNew({}), refusals: { invalid_state: onListening, webhook_url_refused: nowInside } },

  listWebhookDeliveries: {
    success: async (stage) => ({ path: { webhook: (await onDelivery(stage)).path.webhook }, query: { limit: 10 } }),
    variants: { 'by status and type': addParts(onWebhook, { query: { status: 'pending', event: 'ticket.issued' } }) },
  },

  getWebhookDelivery: { success: onDelivery },

  replayWebhookDelivery: {
    success: (stage) => settledDelivery(stage),
    refusals: {
      invalid_state: async (stage) => ({ path: { delivery: (await onDelivery(stage)).path.delivery } }),
      replay_window_over: (stage) => settledDelivery(stage, 31),
      webhook_url_refused: async (stage) => {
        const { id } = await makeWebhook(stage)
        const delivery = await settledDelivery(stage, 0, id)
        await stage.local().moveInside(id)
        return delivery
      },
    },
  },
} satisfies Partial<ArrangementsById>
