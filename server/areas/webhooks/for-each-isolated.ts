import type { Logger } from '../../platform/log.ts'

export type EndpointRowKey = { organization_id: string; id: string }

/** Calls `work` for one endpoint after the other; logs failures and goes on. Returns for how many it succeeded. */
export async function forEachIsolated(
  endpoints: EndpointRowKey[],
  log: Logger,
  failure: string,
  work: (endpoint: EndpointRowKey) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const endpoint of endpoints) {
    try {
      if (await work(endpoint)) done += 1
    } catch (error) {
      log.error({ err: error, organization: endpoint.organization_id, webhook: endpoint.id }, failure)
    }
  }
  return done
}
