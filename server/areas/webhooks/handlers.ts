import type { Handlers } from '../../access/callers/index.ts'
import { answer } from '../../platform/contract/answer.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { answerPage, type Cursors, type PageRequest, pageOfFixed } from '../../platform/lists/index.ts'
import { createEndpoint, deleteEndpoint, updateEndpoint, type WebhookTools } from './endpoints/change.ts'
import { listDeliveries, replayDelivery, shownDelivery } from './endpoints/deliveries.ts'
import { shownEndpoint } from './endpoints/find.ts'
import { managerOf } from './endpoints/manager.ts'
import { enableEndpoint, pauseEndpoint } from './endpoints/pausing.ts'
import { findEndpoints } from './endpoints/queries.ts'
import { rotateSecret } from './endpoints/secret.ts'
import { eventTypes, testEndpoint } from './endpoints/send-test.ts'
import { toDelivery, toEndpoint, type WebhookDelivery } from './endpoints/shape.ts'

export function webhookHandlers(database: Database, cursors: Cursors, tools: WebhookTools) {
  const reader = readerOn(database)
  const { checkUrl, box } = tools
  return {
    listWebhooks: async ({ query, caller }) => {
      const filters = { within: caller.key.group?.id }
      const list = { operation: 'listWebhooks', organizationId: caller.organization.id, filters }
      return answerPage(cursors, list, query, (page) => findEndpoints(reader, managerOf(caller), page), toEndpoint)
    },
    createWebhook: {
      callsOutside: true,
      handle: async ({ body, caller, work }) =>
        answer(201, await createEndpoint(work, managerOf(caller), tools, body), ({ id }) => `/v1/webhooks/${id}`),
    },
    listWebhookEventTypes: async ({ query, caller }) => {
      const list = { operation: 'listWebhookEventTypes', organizationId: caller.organization.id }
      return answer(
        200,
        pageOfFixed(cursors, list, eventTypes, query, ({ type }) => type),
      )
    },
    getWebhook: async ({ path, caller }) => answer(200, await shownEndpoint(reader, managerOf(caller), path.webhook)),
    updateWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) =>
        answer(200, await updateEndpoint(work, managerOf(caller), checkUrl, path.webhook, body)),
    },
    deleteWebhook: async ({ path, caller, work }) => {
      const refusal = await deleteEndpoint(work, managerOf(caller), path.webhook)
      return refusal ?? { status: 204, body: undefined }
    },
    testWebhook: {
      callsOutside: true,
      handle: async ({ path, body, caller, work }) =>
        answer(201, await testEndpoint(work, managerOf(caller), checkUrl, path.webhook, body.type), addressOf),
    },
    rotateWebhookSecret: async ({ path, caller, work }) =>
      answer(200, await rotateSecret(work, managerOf(caller), box, path.webhook)),
    pauseWebhook: async ({ path, caller, work }) =>
      answer(200, await pauseEndpoint(work, managerOf(caller), path.webhook)),
    enableWebhook: {
      callsOutside: true,
      handle: async ({ path, caller, work }) =>
        answer(200, await enableEndpoint(work, managerOf(caller), checkUrl, path.webhook)),
    },
    listWebhookDeliveries: async ({ path, query, caller }) => {
      const { status, event } = query
      const { group, mode } = caller.key
      const filters = { webhook: path.webhook, status, event, within: group?.id, mode }
      const list = { operation: 'listWebhookDeliveries', organizationId: caller.organization.id, filters }
      const asked = { status, event }
      const find = (page: PageRequest) =>
        listDeliveries(reader, managerOf(caller), path.webhook, asked, page, caller.at)
      return answerPage(cursors, list, query, find, toDelivery)
    },
    getWebhookDelivery: async ({ path, caller }) =>
      answer(200, await shownDelivery(reader, managerOf(caller), path.delivery, path.webhook)),
    replayWebhookDelivery: {
      callsOutside: true,
      handle: async ({ path, caller, work }) =>
        answer(201, await replayDelivery(work, managerOf(caller), checkUrl, path.delivery), addressOf),
    },
  } satisfies Partial<Handlers>
}

const addressOf = ({ webhook_id, id }: WebhookDelivery) => `/v1/webhooks/${webhook_id}/deliveries/${id}`
