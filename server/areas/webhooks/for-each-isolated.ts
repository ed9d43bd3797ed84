import type { Logger } from '../../platform/log.ts'

export type EndpointName = { organization_id: string; id: string }

/** Does something for one endpoint after the other. What fails for one is logged, and the others have their turn. Answers for how many it was done. */
export async function forEachIsolated(
  endpoints: EndpointName[],
  log: Logger,
  failure: string,
  work: (endpoint: EndpointName) => Promise<boolean>,
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
