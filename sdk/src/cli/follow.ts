import type { PosternClient } from '../client.ts'
import type { WebhookDelivery } from '../generated/models.ts'

/** A delivery may become visible this long after one with a later time. */
const OVERLAP_MS = 60_000

/** Polls an endpoint's deliveries: each is returned until it is settled. */
export function createDeliveryFollower({ webhooks }: PosternClient, webhook: string) {
  const settled = new Set<string>()
  let newest = Number.NEGATIVE_INFINITY
  return {
    /** Oldest first. */
    unsettled: async (signal: AbortSignal) => {
      const found: WebhookDelivery[] = []
      for await (const { data } of webhooks.listDeliveries(webhook, { limit: 200 }, { signal }).pages()) {
        found.push(...data.filter(({ id }) => !settled.has(id)))
        const last = data.at(-1)
        if (!last || Date.parse(last.created_at) < newest - OVERLAP_MS) break
      }
      return found.reverse()
    },
    settle: ({ id, created_at }: WebhookDelivery) => {
      settled.add(id)
      newest = Math.max(newest, Date.parse(created_at))
    },
  }
}
