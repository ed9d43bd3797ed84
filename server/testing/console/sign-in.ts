import { addMember } from '../../access/members/add.ts'
import { consumeSignInLink, makeSignInLinks } from '../../access/sessions/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { doWork } from '../../platform/work/work.ts'

type NewVisitor = { email: string; role: 'owner' | 'admin'; publicOrigin: string; browser: string }

/** Adds a member and signs them in, without the limits of those who sign in from one network. Returns the session's token. */
export async function signInNewMember(
  database: Database,
  organizationId: string,
  { email, role, publicOrigin, browser }: NewVisitor,
): Promise<string> {
  const now = new Date()
  const system = { actor: { type: 'system', id: null }, source: 'cli', client: null, requestId: null } as const
  const actor = { organization: { id: organizationId, slug: 'harbour' }, member: null }
  await doWork(database, { organizationId, ...system }, now, (work) =>
    addMember(work, actor, { email, name: 'Ana Ruiz', role, group: undefined }),
  )
  const asked = { database, now, requestId: 'sign-in' }
  const request = { ...asked, databaseNow: null, publicOrigin, language: 'en', browser, returnTo: '/console' } as const
  const [link] = await makeSignInLinks(request, email, now)
  const token = link?.token ?? ''
  const used = await consumeSignInLink({
    ...asked,
    token,
    browserSecrets: [browser],
    former: undefined,
    userAgent: browser,
  })
  if (!used?.sessionToken) throw new Error('The member could not be signed in.')
  return used.sessionToken
}
