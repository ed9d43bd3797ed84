/** The only module that knows openid-client, which is loaded when somebody first signs in by it. */

import type { Configuration, ServerMetadata } from 'openid-client'

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string }

/** What the browser that asks keeps for itself, and where it comes back to. */
export type OpenIdExchange = { redirectUri: string; state: string; nonce: string; verifier: string }

export type OpenIdIdentity = {
  /** Null: none that the provider has verified. */
  email: string | null
  /** When they last showed the provider who they are; null: it does not say. */
  authenticatedAt: Date | null
}

export type OpenIdProvider = {
  /** What the provider is called: its host. */
  name: string
  /** Where the browser goes. Again: also who is signed in there has to show who they are. */
  toAddress(exchange: OpenIdExchange, now: Date, again: boolean): Promise<string>
  /** Who came back with this query. Throws where anything of it is not as it should be. */
  identify(exchange: OpenIdExchange, query: string, now: Date): Promise<OpenIdIdentity>
}

const TIMEOUT_SECONDS = 10
const KNOWN_FOR_MS = 10 * 60_000

/** Apart from the rest, because few installations need it. */
export const loadOpenId = () => import('openid-client')

export function buildOpenIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): OpenIdProvider {
  const address = new URL(issuer)
  let known: { until: number; metadata: Promise<ServerMetadata> } | undefined

  const discover = async (): Promise<ServerMetadata> => {
    const client = await loadOpenId()
    const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const found = await client.discovery(address, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute,
    })
    return found.serverMetadata()
  }

  const readMetadata = (): Promise<ServerMetadata> => {
    if (!known || known.until < performance.now()) {
      known = { until: performance.now() + KNOWN_FOR_MS, metadata: discover() }
      known.metadata.catch(() => {
        known = undefined
      })
    }
    return known.metadata
  }

  const configure = async (now: Date): Promise<Configuration> => {
    const client = await loadOpenId()
    const metadata = await readMetadata()
    const posts = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const authentication = (posts ? client.ClientSecretPost : client.ClientSecretBasic)(clientSecret)
    // Tokens are judged by the clock that judges everything else.
    const skew = { [client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) }
    const configuration = new client.Configuration(metadata, clientId, skew, authentication)
    configuration.timeout = TIMEOUT_SECONDS
    if (address.protocol === 'http:') client.allowInsecureRequests(configuration)
    client.enableNonRepudiationChecks(configuration)
    return configuration
  }

  return {
    name: address.host,
    toAddress: async ({ redirectUri, state, nonce, verifier }, now, again) => {
      const client = await loadOpenId()
      return client.buildAuthorizationUrl(await configure(now), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login', max_age: '0' } : {}),
      }).href
    },
    identify: async ({ redirectUri, state, nonce, verifier }, query, now) => {
      const client = await loadOpenId()
      const configuration = await configure(now)
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      // Some providers keep the address out of the token.
      const asksOn = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      const person = asksOn ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
      const isVerified = person.email_verified === true && typeof person.email === 'string'
      return {
        email: isVerified ? String(person.email) : null,
        authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      }
    },
  }
}
