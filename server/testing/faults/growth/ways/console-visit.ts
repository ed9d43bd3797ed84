import { toCsrfToken } from '../../../../access/sessions/index.ts'
import { signInNewMember } from '../../../console/sign-in.ts'
import type { PreparedRequest } from '../../freeze/send.ts'
import {
  buildNewClientAddressHeaders,
  type FreezeScenarioTarget,
  type ScenarioOrganization,
} from '../../freeze/target.ts'

/** A browser at the console: what it sends is a form of a page that was made for it. */
export type ConsoleRequestBuilder = {
  get(path: string): PreparedRequest
  post(path: string, body: string | Buffer, type?: string): PreparedRequest
  /** The field that every form carries. */
  token: string
}

export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded'

const BROWSER = 'browser of the visitor who measures'

/** Nobody is signed in; each request comes from another address. */
export const buildVisitorRequests = ({ url }: Pick<FreezeScenarioTarget, 'url'>): ConsoleRequestBuilder =>
  openVisit(url, 'browser', BROWSER)

/** An owner of the organization is signed in. */
export async function buildMemberRequests(
  { url, database }: FreezeScenarioTarget,
  { id: organizationId }: ScenarioOrganization,
): Promise<ConsoleRequestBuilder> {
  const email = `owner-${organizationId.toLowerCase()}@harbour.example`
  const owner = { email, role: 'owner', publicOrigin: url, browser: BROWSER } as const
  return openVisit(url, 'session', await signInNewMember(database, organizationId, owner))
}

function openVisit(url: string, cookie: 'browser' | 'session', secret: string): ConsoleRequestBuilder {
  // Cookies belong to this name.
  const { port } = new URL(url)
  const host = `localhost:${port}`
  const headers = () => ({
    Host: host,
    Cookie: `postern-${cookie}=${encodeURIComponent(secret)}`,
    ...buildNewClientAddressHeaders(),
  })
  return {
    token: `csrf=${toCsrfToken(encodeURIComponent(secret))}`,
    get: (path) => ({ method: 'GET', path, headers: headers() }),
    post: (path, body, type = FORM_CONTENT_TYPE) => ({
      method: 'POST',
      path,
      body,
      headers: { ...headers(), Origin: `http://${host}`, 'Content-Type': type },
    }),
  }
}
