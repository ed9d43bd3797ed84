import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const CLIENT = { clientId: 'postern-console', clientSecret: 'a secret of the client' }

/** Who is signed in at the provider, and how it answers. */
type Manner = {
  person: Record<string, unknown>
  /** When the person last typed a password; by default now. */
  authenticatedAt: Date | null
  /** Whether it asks for the password again where it should. */
  heedsPrompt: boolean
  saysWhen: boolean
  keepsEmailOut: boolean
  error: string | null
  /** Of the ID token, over what would be right. */
  claims: Record<string, unknown>
  algorithm: 'RS256' | 'none'
  signsWith: 'own key' | 'another key'
}

const RIGHT: Manner = {
  person: {},
  authenticatedAt: null,
  heedsPrompt: true,
  saysWhen: true,
  keepsEmailOut: false,
  error: null,
  claims: {},
  algorithm: 'RS256',
  signsWith: 'own key',
}

type Grant = { query: URLSearchParams; authenticatedAt: Date }

export type TestOpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

/** A provider of OpenID Connect on this machine, which checks what it is sent and signs what it answers. */
export async function startOpenIdProvider(clock: () => Date) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  let manner = RIGHT
  let issuer = ''

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

  const toIdToken = ({ query, authenticatedAt }: Grant): string => {
    const now = seconds(clock())
    const claims = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      nonce: query.get('nonce'),
      ...(manner.saysWhen ? { auth_time: seconds(authenticatedAt) } : {}),
      ...(manner.keepsEmailOut ? {} : manner.person),
      ...manner.claims,
    }
    const unsigned = `${encode({ alg: manner.algorithm, kid: 'one' })}.${encode(claims)}`
    if (manner.algorithm === 'none') return `${unsigned}.`
    const { privateKey } = manner.signsWith === 'own key' ? keys : otherKeys
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`
  }

  const authorize = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (manner.error) {
      back.searchParams.set('error', manner.error)
      return back.href
    }
    const isAskedAgain = manner.heedsPrompt && query.get('prompt') === 'login' && query.get('max_age') === '0'
    const code = randomBytes(16).toString('hex')
    grants.set(code, { query, authenticatedAt: isAskedAgain ? clock() : (manner.authenticatedAt ?? clock()) })
    back.searchParams.set('code', code)
    return back.href
  }

  const redeem = (form: URLSearchParams, basic: string): object | undefined => {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const sent = Buffer.from(basic.replace(/^Basic /, ''), 'base64')
      .toString()
      .replaceAll('+', ' ')
      .split(':')
    const isClient = sent.map(decodeURIComponent).join(':') === `${CLIENT.clientId}:${CLIENT.clientSecret}`
    const isRight =
      grant?.query.get('code_challenge') === challenge &&
      grant.query.get('code_challenge_method') === 'S256' &&
      grant.query.get('redirect_uri') === form.get('redirect_uri')
    return grant && isClient && isRight
      ? { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: toIdToken(grant) }
      : undefined
  }

  const answer = async (request: IncomingMessage): Promise<{ location?: string; status?: number; json?: object }> => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer)
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return {
          json: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            code_challenge_methods_supported: ['S256'],
          },
        }
      case '/jwks':
        return {
          json: { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
        }
      case '/authorize':
        return { location: authorize(searchParams) }
      case '/token': {
        const tokens = redeem(new URLSearchParams(await text(request)), request.headers.authorization ?? '')
        return tokens ? { json: tokens } : { status: 400, json: { error: 'invalid_grant' } }
      }
      case '/userinfo':
        return request.headers.authorization === 'Bearer access'
          ? { json: { sub: 'person-1', ...manner.person } }
          : { status: 401, json: {} }
      default:
        return { status: 404, json: {} }
    }
  }

  const server = createServer(async (request, response) => {
    const { location, status = 200, json } = await answer(request)
    response.writeHead(location ? 303 : status, location ? { location } : { 'content-type': 'application/json' })
    response.end(location ? '' : JSON.stringify(json))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return {
    settings: { issuer, ...CLIENT },
    /** From here on it answers like this, and as it should in everything else. */
    behave: (changes: Partial<Manner>) => {
      manner = { ...RIGHT, ...changes }
    },
    stop: close,
    start: () => listen(port),
  }
}
