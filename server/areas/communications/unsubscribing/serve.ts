import type { Context, Middleware } from 'koa'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { buildReader, sql } from '../../../platform/database/prepared.ts'
import type { Html } from '../../../platform/html/html.ts'
import { buildWorkerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import type { MailLanguage } from '../content.ts'
import { renderDonePage, renderUnknownLinkPage, renderUnsubscribeForm, UNSUBSCRIBE_CSP } from './page.ts'
import type { TokenData, UnsubscribeSigner } from './tokens.ts'

const PATH = /^\/unsubscribe\/([A-Za-z0-9_-]{1,200})$/

export type UnsubscribeOptions = { database: Database; clock: Clock; tokens: UnsubscribeSigner }

/** The page behind the link at the end of each mail, and the target of one-click unsubscribe posts by mail clients. */
export function serveUnsubscribing(options: UnsubscribeOptions): Middleware {
  const reader = buildReader(options.database)
  return async (ctx, next) => {
    const token = PATH.exec(ctx.path)?.[1]
    if (token === undefined) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'POST') {
      ctx.set('Allow', 'GET, HEAD, POST')
      return send(ctx, 405, renderUnknownLinkPage())
    }
    const message = options.tokens.read(token)
    const values = [message?.organizationId, message?.messageId]
    const [facts] = message ? await reader.run<UnsubscribingFacts>(findUnsubscribingSql, values) : []
    if (!message || !facts) return send(ctx, 404, renderUnknownLinkPage())
    if (ctx.method === 'POST') await unsubscribe(options, message, facts)
    send(ctx, 200, ctx.method === 'POST' || facts.unsubscribed ? renderDonePage(facts) : renderUnsubscribeForm(facts))
  }
}

function send(ctx: Context, status: number, page: Html): void {
  ctx.set({
    'Content-Security-Policy': UNSUBSCRIBE_CSP,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Type': 'text/html; charset=utf-8',
  })
  ctx.status = status
  ctx.body = page.toString()
}

/** From all communications of the organization, including queued messages. */
async function unsubscribe({ database, clock }: UnsubscribeOptions, message: TokenData, facts: UnsubscribingFacts) {
  const { organizationId, messageId } = message
  const { address, address_key, communication_id } = facts
  await doWork(database, buildWorkerOrigin(organizationId), clock.now(), async (work) => {
    const [added] = await work.transaction.run(insertUnsubscribeSql, [organizationId, address_key, work.now])
    if (!added) return
    const after = { address, communication_id, message_id: messageId }
    const object = { type: 'communication', id: communication_id }
    // In test mode no mail leaves.
    work.audit({ action: 'communication.unsubscribed', object, livemode: true, before: null, after })
  })
}

type UnsubscribingFacts = {
  address: string
  address_key: string
  communication_id: string
  language: MailLanguage
  organization_name: string
  unsubscribed: boolean
}

/** $2 message */
const findUnsubscribingSql = sql('find-unsubscribing')`
select m.address, m.address_key, m.communication_id, c.language, o.name as organization_name,
  exists (
    select from communication_unsubscribes u where u.organization_id = $1 and u.address_key = m.address_key
  ) as unsubscribed
from communication_messages m
join communications c on c.organization_id = m.organization_id and c.id = m.communication_id
join organizations o on o.id = m.organization_id
where m.organization_id = $1 and m.id = $2`

/** No row if the address is unsubscribed already. $2 address, $3 now */
const insertUnsubscribeSql = sql('insert-unsubscribe')`
insert into communication_unsubscribes (organization_id, address_key, created_at) values ($1, $2, $3)
on conflict (organization_id, address_key) do nothing
returning address_key`
