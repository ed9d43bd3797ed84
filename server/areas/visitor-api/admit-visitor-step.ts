import { refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { readClientAddress } from '../../request/client-address.ts'
import type { RequestStep } from '../../request/exchange.ts'
import { countRequestAndFindOrganizationSql } from './queries.ts'

export type AdmitOptions = { database: Database; now: () => Date | null; trustedProxyHops: number }

const REQUESTS_PER_MINUTE = 120
const WINDOW_SECONDS = 60

type VisitRow = { at: Date; calls: number; id: string | null; slug: string; name: string }

/** Finds the organization, and applies the rate limit of the visitor's address. */
export function createAdmitVisitorStep({ database, now, trustedProxyHops }: AdmitOptions): RequestStep {
  return async (exchange) => {
    const { ctx } = exchange
    const { slug } = ctx.state.target
    const { waitSeconds, visit } = await count(database, readClientAddress(ctx.req, trustedProxyHops), slug, now())
    if (waitSeconds !== null) return refuseRate(waitSeconds)
    const { at, id, name } = visit
    if (id === null) return refuse('not_found', `There is no organization ${slug}.`)
    exchange.tenant = { at, organization: { id, slug: visit.slug, name } }
    ctx.state.trace.organizationId = id
    return undefined
  }
}

/** Counts a request of an address that is for no organization. Null: it is within the rate; else the seconds to wait. */
export async function countVisit(database: Database, address: string, now: Date | null): Promise<number | null> {
  return (await count(database, address, '', now)).waitSeconds
}

async function count(database: Database, address: string, slug: string, now: Date | null) {
  const values = [address, slug, now, REQUESTS_PER_MINUTE]
  const [visit] = await runPrepared<VisitRow>(database, countRequestAndFindOrganizationSql, values)
  if (!visit) throw new Error('A visit was not counted.')
  const isOver = visit.calls > REQUESTS_PER_MINUTE
  return { visit, waitSeconds: isOver ? WINDOW_SECONDS - visit.at.getUTCSeconds() : null }
}

function refuseRate(seconds: number) {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return refuse(
    'rate_limited',
    `An address may make ${REQUESTS_PER_MINUTE} requests a minute and yours has made them; try again in ${wait}.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Deletes the counts of past minutes. `now` null: the database's clock, by which they are counted. */
export async function purgeVisitCounts(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}
