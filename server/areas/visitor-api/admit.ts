import { refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { clientAddress } from '../../request/client-address.ts'
import type { RequestStep } from '../../request/exchange.ts'
import { REQUESTS_PER_MINUTE, recordVisit } from './visit.ts'

export type AdmitOptions = { database: Database; now: () => Date | null; trustedProxyHops: number }

/** Whose pages are asked for, and is the visitor within the rate of their address? */
export function admitVisitor({ database, now, trustedProxyHops }: AdmitOptions): RequestStep {
  return async (exchange) => {
    const { ctx } = exchange
    const { slug } = ctx.state.target
    const visit = await recordVisit(database, { address: clientAddress(ctx.req, trustedProxyHops), slug, now: now() })
    if (visit.outcome === 'over_rate') return refuseRate(visit.resetSeconds)
    if (visit.outcome === 'unknown') return refuse('not_found', `There is no organization ${slug}.`)
    exchange.tenant = visit.tenant
    ctx.state.trace.organizationId = visit.tenant.organization.id
    return undefined
  }
}

function refuseRate(seconds: number) {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return refuse(
    'rate_limited',
    `An address may make ${REQUESTS_PER_MINUTE} requests a minute and yours has made them; try again in ${wait}.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}
