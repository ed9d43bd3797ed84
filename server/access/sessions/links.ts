import type { Database } from '../../platform/database/connect.ts'
import { buildReader, type Reader } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { MAIL_QUEUE, queueMail } from '../../platform/mail/index.ts'
import { digestSecret } from '../../platform/secrets.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { mayMailLinks } from './attempts.ts'
import { getSignInMailWords, type SessionLanguage } from './mail-words.ts'
import * as queries from './queries.ts'
import type { MemberSession } from './session.ts'
import { makeOrganizationToken, parseOrganizationToken } from './token.ts'

export type LinkRequest = {
  database: Database
  now: Date
  /** Null: the database's clock. */
  databaseNow: Date | null
  /** The configured address of this installation: a Host header could lead recipients anywhere. */
  publicOrigin: string
  language: SessionLanguage
  /** A secret that only the asking browser has. */
  browser: string
  /** A path of the console. */
  returnTo: string
  requestId: string
}

export const SIGN_IN_LINK_MINUTES = 15

type Recipient = { organization_id: string; organization_name: string; id: string; email: string; name: string }

/** A mail for each organization of which the address is a member; none for others, and none to a mailbox that has many. */
export async function sendSignInLinks(request: LinkRequest, email: string): Promise<void> {
  const { database, databaseNow: now } = request
  const members = await buildReader(database).run<Recipient>(queries.findMembersByAddressSql, [email])
  if (members.length === 0) return
  if (!(await mayMailLinks({ database, now, kind: 'sign-in', mails: members.length }, email))) return
  for (const member of members) await sendLink(request, member, null)
}

/** Shows once more that the mails reach the member, before something that a stolen session must not do. False: too many. */
export async function sendConfirmationLink(
  request: LinkRequest,
  { id, actor }: MemberSession,
  organization_name: string,
): Promise<boolean> {
  const { database, databaseNow: now } = request
  if (!(await mayMailLinks({ database, now, kind: 'confirm', mails: 1 }, actor.member.email))) return false
  const member = { ...actor.member, organization_id: actor.organization.id, organization_name }
  await sendLink(request, member, id)
  return true
}

async function sendLink(request: LinkRequest, member: Recipient, sessionId: string | null): Promise<void> {
  const { organization_id: organizationId, organization_name: organization, email, name } = member
  const words = getSignInMailWords(request.language)
  await makeLink(request, member, { sessionId }, async (work, { id, token }) => {
    const facts = { organization, name, link: `${request.publicOrigin}/console/sign-in/${token}` }
    const mail = { organizationId, occurrence: `sign-in:${id}`, to: { address: email, name } }
    const written = sessionId === null ? words.signIn(facts) : words.confirm(facts)
    await queueMail(work.transaction, { ...mail, ...written }, work.now)
    work.wake(MAIL_QUEUE)
  })
}

export type MailedLink = { token: string; organization_name: string }

/** For each organization of which the address is a member; for this browser's page, not for a mail. */
export async function makeSignInLinks(request: LinkRequest, email: string, confirmedAt: Date): Promise<MailedLink[]> {
  const reader = buildReader(request.database)
  const links: MailedLink[] = []
  for (const member of await reader.run<Recipient>(queries.findMembersByAddressSql, [email])) {
    const token = await makeLink(request, member, { sessionId: null, confirmedAt })
    links.push({ token, organization_name: member.organization_name })
  }
  return links
}

async function makeLink(
  { database, now, browser, returnTo, requestId }: LinkRequest,
  { organization_id: organizationId, id: memberId }: Recipient,
  { sessionId, confirmedAt = null }: { sessionId: string | null; confirmedAt?: Date | null },
  also: (work: Work, link: { id: string; token: string }) => Promise<void> = async () => {},
): Promise<string> {
  const token = makeOrganizationToken(organizationId)
  await doWork(database, originOf(organizationId, memberId, requestId), now, async (work) => {
    const id = newId(now)
    const expires = new Date(now.getTime() + SIGN_IN_LINK_MINUTES * 60_000)
    const digests = [digestSecret(token), digestSecret(browser)]
    const values = [organizationId, id, memberId, ...digests, sessionId, returnTo, now, expires, confirmedAt]
    await work.transaction.run(queries.insertSignInLinkSql, values)
    await also(work, { id, token })
  })
  return token
}

/** The member of this session has shown once more who they are, where it was asked for by no link. */
export async function confirmMemberSession(
  { database, now, requestId }: Pick<LinkRequest, 'database' | 'now' | 'requestId'>,
  { id, actor }: MemberSession,
): Promise<void> {
  const [organizationId, memberId] = [actor.organization.id, actor.member.id]
  await doWork(database, originOf(organizationId, memberId, requestId), now, (work) =>
    work.transaction.run(queries.confirmSessionSql, [organizationId, id, memberId, now]),
  )
}

function originOf(organizationId: string, memberId: string, requestId: string): AuditOrigin {
  return { organizationId, actor: { type: 'member', id: memberId }, source: 'console', client: null, requestId }
}

export type SignInLink = {
  usable: boolean
  in_same_browser: boolean
  session_id: string | null
  email: string
  organization_name: string
}

/** Looking uses nothing up: programs that scan mails follow their links. */
export async function findSignInLink(reader: Reader, token: string, browserSecrets: string[], now: Date) {
  const named = parseOrganizationToken(token)
  if (!named) return undefined
  const values = [named.organizationId, named.digest, browserSecrets.map(digestSecret), now]
  const [found] = await reader.run<SignInLink>(queries.findSignInLinkSql, values)
  return found
}

export type UsedLink = {
  returnTo: string
  /** The token of a new session; null: the link confirmed the one that there is. */
  sessionToken: string | null
}

export type SignInLinkUse = {
  database: Database
  now: Date
  token: string
  browserSecrets: string[]
  /** The session that the browser had, which a new one replaces. */
  former: MemberSession | undefined
  userAgent: string
  requestId: string
}

type LinkRow = { member_id: string; session_id: string | null; return_to: string; confirmed_at: Date | null }

/** Undefined if the link cannot be used: then nothing has changed. */
export async function consumeSignInLink(use: SignInLinkUse): Promise<UsedLink | undefined> {
  const { database, now, token, former } = use
  const named = parseOrganizationToken(token)
  if (!named) return undefined
  const { organizationId, digest } = named
  // Who acts is known only once the link is found; each entry names them.
  const origin = { ...originOf(organizationId, '', use.requestId), actor: { type: 'system', id: null } as const }
  return doWork(database, origin, now, async (work) => {
    const values = [organizationId, digest, use.browserSecrets.map(digestSecret), now]
    const [link] = await work.transaction.run<LinkRow>(queries.consumeSignInLinkSql, values)
    if (!link) return undefined
    if (link.session_id !== null) return confirmSession(work, organizationId, link)
    if (former?.actor.organization.id === organizationId)
      await work.transaction.run(queries.deleteSessionSql, [organizationId, former.actor.member.id, former.id])
    return startSession(work, organizationId, link, use.userAgent)
  })
}

async function confirmSession(work: Work, organizationId: string, link: LinkRow): Promise<UsedLink | undefined> {
  const values = [organizationId, link.session_id, link.member_id, work.now]
  const [confirmed] = await work.transaction.run(queries.confirmSessionSql, values)
  return confirmed && { returnTo: link.return_to, sessionToken: null }
}

const MAX_USER_AGENT = 300

async function startSession(work: Work, organizationId: string, link: LinkRow, userAgent: string): Promise<UsedLink> {
  const id = newId(work.now)
  const sessionToken = makeOrganizationToken(organizationId)
  const agent = userAgent.slice(0, MAX_USER_AGENT)
  const confirmed = link.confirmed_at ?? work.now
  const values = [organizationId, id, link.member_id, digestSecret(sessionToken), agent, work.now, confirmed]
  await work.transaction.run(queries.insertSessionSql, values)
  const actor = { type: 'member' as const, id: link.member_id }
  const after = { id, member_id: link.member_id, user_agent: agent }
  work.audit({ action: 'session.started', object: { type: 'session', id }, livemode: true, actor, before: null, after })
  return { returnTo: link.return_to, sessionToken }
}
