import { countVisit, VISITS_PER_MINUTE } from '../../access/visits/index.ts'
import { refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readClientAddress } from '../../request/client-address.ts'
import type { RequestStep } from '../../request/exchange.ts'

export type AdmitOptions = { database: Database; now: () => Date | null; trustedProxyHops: number }

/** Finds the organization, and applies the rate limit of the visitor's address. */
export function createAdmitVisitorStep({ database, now, trustedProxyHops }: AdmitOptions): RequestStep {
  return async (exchange) => {
    const { ctx } = exchange
    const { slug } = ctx.state.target
    const visit = await countVisit(database, readClientAddress(ctx.req, trustedProxyHops), now(), slug)
    const { at, id, name, waitSeconds } = visit
    if (waitSeconds !== null) return refuseRate(waitSeconds)
    if (id === null) return refuse('not_found', `There is no organization ${slug}.`)
    exchange.tenant = { at, organization: { id, slug: visit.slug, name } }
    ctx.state.trace.organizationId = id
    return undefined
  }
}

function refuseRate(seconds: number) {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return refuse(
    'rate_limited',
    `An address may make ${VISITS_PER_MINUTE} requests a minute and yours has made them; try again in ${wait}.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}
