import { toFormToken } from '../../../../access/sessions/index.ts'
import { signInNewMember } from '../../../console/sign-in.ts'
import type { Sending } from '../../freeze/send.ts'
import { newAddress, type Organization, type Target } from '../../freeze/target.ts'

/** A browser at the console: what it sends is a form of a page that was made for it. */
export type ConsoleVisit = {
  get(path: string): Sending
  post(path: string, body: string | Buffer, type?: string): Sending
  /** The field that every form carries. */
  token: string
}

export const FORM_TYPE = 'application/x-www-form-urlencoded'

const BROWSER = 'browser of the visitor who measures'

/** Nobody is signed in; each request comes from another address. */
export const asVisitor = ({ url }: Pick<Target, 'url'>): ConsoleVisit => openVisit(url, 'browser', BROWSER)

/** An owner of the organization is signed in. */
export async function asMember({ url, database }: Target, { id: organizationId }: Organization): Promise<ConsoleVisit> {
  const email = `owner-${organizationId.toLowerCase()}@harbour.example`
  const owner = { email, role: 'owner', publicOrigin: url, browser: BROWSER } as const
  return openVisit(url, 'session', await signInNewMember(database, organizationId, owner))
}

function openVisit(url: string, cookie: 'browser' | 'session', secret: string): ConsoleVisit {
  // Cookies belong to this name.
  const { port } = new URL(url)
  const host = `localhost:${port}`
  const headers = () => ({ Host: host, Cookie: `postern-${cookie}=${encodeURIComponent(secret)}`, ...newAddress() })
  return {
    token: `csrf=${toFormToken(encodeURIComponent(secret))}`,
    get: (path) => ({ method: 'GET', path, headers: headers() }),
    post: (path, body, type = FORM_TYPE) => ({
      method: 'POST',
      path,
      body,
      headers: { ...headers(), Origin: `http://${host}`, 'Content-Type': type },
    }),
  }
}
