import type { PosternClient } from '../client.ts'
import type { WebhookDelivery } from '../generated/models.ts'

/** A delivery may become visible this long after one that was made later. */
const OVERLAP_MS = 60_000

/** Follows the deliveries that an endpoint records: each comes until it is settled, and never again. */
export function followDeliveries({ webhooks }: PosternClient, webhook: string) {
  const settled = new Set<string>()
  let newest = Number.NEGATIVE_INFINITY
  return {
    /** What has not been settled, oldest first. */
    unsettled: async (signal: AbortSignal) => {
      const found: WebhookDelivery[] = []
      for await (const { data } of webhooks.listDeliveries(webhook, { limit: 200 }, { signal }).pages()) {
        found.push(...data.filter(({ id }) => !settled.has(id)))
        const last = data.at(-1)
        if (!last || Date.parse(last.created_at) < newest - OVERLAP_MS) break
      }
      return found.reverse()
    },
    /** It does not come again. */
    settle: ({ id, created_at }: WebhookDelivery) => {
      settled.add(id)
      newest = Math.max(newest, Date.parse(created_at))
    },
  }
}
