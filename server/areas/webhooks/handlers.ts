import type { Handlers } from '../../access/callers/index.ts'
import { reply } from '../../platform/contract/to-response.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type PageRequest, paginateFixedItems, replyPage } from '../../platform/lists/index.ts'
import { createEndpoint, deleteEndpoint, rotateSecret, updateEndpoint, type WebhookTools } from './endpoints/change.ts'
import { listDeliveryRows, replayDelivery, showDelivery } from './endpoints/deliveries.ts'
import { showEndpoint } from './endpoints/find.ts'
import { enableEndpoint, pauseEndpoint } from './endpoints/pausing.ts'
import { findEndpoints } from './endpoints/queries.ts'
import { sendSample, webhookEventTypes } from './endpoints/send-test.ts'
import { toDelivery, toEndpoint, type WebhookDelivery } from './endpoints/shape.ts'

export function webhookHandlers(database: Database, cursors: CursorCodec, tools: WebhookTools) {
  const reader = buildReader(database)
  return {
    listWebhooks: async ({ query, caller }) => {
      const filters = { within: caller.key.group?.id }
      const list = { operation: 'listWebhooks', organizationId: caller.organization.id, filters }
      return replyPage(cursors, list, query, (page) => findEndpoints(reader, caller, page), toEndpoint)
    },
    createWebhook: {
      callsOutside: true,
      handle: async ({ body, caller, work }) =>
        reply(201, await createEndpoint(work, caller, tools, body), ({ id }) => `/v1/webhooks/${id}`),
    },
    listWebhookEventTypes: async ({ query, caller }) => {
      const list = { operation: 'listWebhookEventTypes', organizationId: caller.organization.id }
      const page = paginateFixedItems(cursors, list, webhookEventTypes, query, ({ type }) => type)
      return reply(200, page)
    },
    getWebhook: async ({ path, caller }) => reply(200, await showEndpoint(reader, caller, path.webhook)),
    updateWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) =>
        reply(200, await updateEndpoint(work, caller, tools, path.webhook, body)),
    },
    deleteWebhook: async ({ path, caller, work }) => reply(204, await deleteEndpoint(work, caller, path.webhook)),
    testWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) =>
        reply(201, await sendSample(work, caller, tools, path.webhook, body.type), addressOf),
    },
    rotateWebhookSecret: async ({ path, caller, work }) =>
      reply(200, await rotateSecret(work, caller, tools.box, path.webhook)),
    pauseWebhook: async ({ path, caller, work }) => reply(200, await pauseEndpoint(work, caller, path.webhook)),
    enableWebhook: {
      callsOutside: true,
      handle: async ({ path, caller, work }) => reply(200, await enableEndpoint(work, caller, tools, path.webhook)),
    },
    listWebhookDeliveries: async ({ path, query, caller }) => {
      const { status, event } = query
      const { group, mode } = caller.key
      const asked = { status, event }
      const filters = { webhook: path.webhook, ...asked, within: group?.id, mode }
      const list = { operation: 'listWebhookDeliveries', organizationId: caller.organization.id, filters }
      const find = (page: PageRequest) => listDeliveryRows(reader, caller, path.webhook, asked, page, caller.at)
      return replyPage(cursors, list, query, find, toDelivery)
    },
    getWebhookDelivery: async ({ path, caller }) =>
      reply(200, await showDelivery(reader, caller, path.delivery, path.webhook)),
    replayWebhookDelivery: {
      callsOutside: true,
      handle: async ({ path, caller, work }) =>
        reply(201, await replayDelivery(work, caller, tools, path.delivery), addressOf),
    },
  } satisfies Partial<Handlers>
}

const addressOf = ({ webhook_id, id }: WebhookDelivery) => `/v1/webhooks/${webhook_id}/deliveries/${id}`
