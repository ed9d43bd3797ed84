import type { Handlers } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, pageOfFixed, readPage } from '../../platform/lists/index.ts'
import { createEndpoint, type WebhookTools } from './endpoints/create.ts'
import { deleteEndpoint } from './endpoints/delete.ts'
import { listDeliveries, visibleDelivery } from './endpoints/deliveries.ts'
import { enableEndpoint } from './endpoints/enable.ts'
import { visibleEndpoint } from './endpoints/find.ts'
import { managerOf } from './endpoints/manager.ts'
import { pauseEndpoint } from './endpoints/pause.ts'
import { findEndpoints } from './endpoints/queries.ts'
import { replayDelivery } from './endpoints/replay.ts'
import { rotateSecret } from './endpoints/rotate-secret.ts'
import { eventTypes } from './endpoints/sample.ts'
import { testEndpoint } from './endpoints/send-test.ts'
import { toDelivery, toDeliveryDetails, toEndpoint, type WebhookDelivery } from './endpoints/shape.ts'
import { updateEndpoint } from './endpoints/update.ts'

type Ids =
  | 'listWebhooks'
  | 'createWebhook'
  | 'listWebhookEventTypes'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'rotateWebhookSecret'
  | 'pauseWebhook'
  | 'enableWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'replayWebhookDelivery'

export function webhookHandlers(database: Database, cursors: Cursors, tools: WebhookTools): Pick<Handlers, Ids> {
  const reader = readerOn(database)
  const { checkUrl, box } = tools
  return {
    listWebhooks: async ({ query, caller }) => {
      const filters = { within: caller.key.group?.id }
      const list = { operation: 'listWebhooks', organizationId: caller.organization.id, filters }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const rows = await findEndpoints(reader, managerOf(caller), page)
      const body = cutPage(cursors, list, rows, page.limit, { item: toEndpoint, position: ({ id }) => [id] })
      return { status: 200, body }
    },
    createWebhook: {
      callsOutside: true,
      handle: async ({ body, caller, work }) => {
        const made = await createEndpoint(work, managerOf(caller), tools, body)
        return isRefusal(made) ? made : { status: 201, body: made, headers: { Location: `/v1/webhooks/${made.id}` } }
      },
    },
    listWebhookEventTypes: async ({ query, caller }) => {
      const list = { operation: 'listWebhookEventTypes', organizationId: caller.organization.id }
      const body = pageOfFixed(cursors, list, eventTypes, query, ({ type }) => type)
      return isRefusal(body) ? body : { status: 200, body }
    },
    getWebhook: async ({ path, caller }) => {
      const found = await visibleEndpoint(reader, managerOf(caller), path.webhook)
      return isRefusal(found) ? found : { status: 200, body: toEndpoint(found) }
    },
    updateWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) => {
        const changed = await updateEndpoint(work, managerOf(caller), checkUrl, path.webhook, body)
        return isRefusal(changed) ? changed : { status: 200, body: changed }
      },
    },
    deleteWebhook: async ({ path, caller, work }) => {
      const refusal = await deleteEndpoint(work, managerOf(caller), path.webhook)
      return refusal ?? { status: 204, body: undefined }
    },
    testWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) => {
        const sent = await testEndpoint(work, managerOf(caller), checkUrl, path.webhook, body.type)
        return isRefusal(sent) ? sent : { status: 201, body: sent, headers: { Location: locationOf(sent) } }
      },
    },
    rotateWebhookSecret: async ({ path, caller, work }) => {
      const rotated = await rotateSecret(work, managerOf(caller), box, path.webhook)
      return isRefusal(rotated) ? rotated : { status: 200, body: rotated }
    },
    pauseWebhook: async ({ path, caller, work }) => {
      const paused = await pauseEndpoint(work, managerOf(caller), path.webhook)
      return isRefusal(paused) ? paused : { status: 200, body: paused }
    },
    enableWebhook: {
      callsOutside: true,
      handle: async ({ path, caller, work }) => {
        const enabled = await enableEndpoint(work, managerOf(caller), checkUrl, path.webhook)
        return isRefusal(enabled) ? enabled : { status: 200, body: enabled }
      },
    },
    listWebhookDeliveries: async ({ path, query, caller }) => {
      const { status, event } = query
      const { group, mode } = caller.key
      const filters = { webhook: path.webhook, status, event, within: group?.id, mode }
      const list = { operation: 'listWebhookDeliveries', organizationId: caller.organization.id, filters }
      const page = readPage(cursors, list, query)
      if (isRefusal(page)) return page
      const asked = { status, event }
      const rows = await listDeliveries(reader, managerOf(caller), path.webhook, asked, page, caller.at)
      if (isRefusal(rows)) return rows
      const body = cutPage(cursors, list, rows, page.limit, { item: toDelivery, position: ({ id }) => [id] })
      return { status: 200, body }
    },
    getWebhookDelivery: async ({ path, caller }) => {
      const found = await visibleDelivery(reader, managerOf(caller), path.delivery, path.webhook)
      return isRefusal(found) ? found : { status: 200, body: toDeliveryDetails(found) }
    },
    replayWebhookDelivery: {
      callsOutside: true,
      handle: async ({ path, caller, work }) => {
        const sent = await replayDelivery(work, managerOf(caller), checkUrl, path.delivery)
        return isRefusal(sent) ? sent : { status: 201, body: sent, headers: { Location: locationOf(sent) } }
      },
    },
  }
}

const locationOf = ({ webhook_id, id }: WebhookDelivery) => `/v1/webhooks/${webhook_id}/deliveries/${id}`
