import { parseDomain } from '../platform/formats/domain.ts'
import { parsePublicKey } from '../platform/formats/public-key.ts'
import { parseVersion } from '../platform/formats/version.ts'
import { parseMailSender } from '../platform/mail/sender.ts'
import { parseSmtpUrl } from '../platform/mail/smtp-url.ts'
import type { OpenIdSettings } from '../platform/openid/index.ts'
import { parseSecretKeys, SECRET_KEY_ADVICE } from './secret-keys.ts'

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

const ROLES: ('api' | 'worker' | 'all')[] = ['api', 'worker', 'all']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export const hasMailOutbox = ({ smtpUrl, outboxPage }: Config): boolean => smtpUrl === null && outboxPage

/** Reports all mistakes together, each as a sentence. */
export function readConfig(environment: Environment) {
  const mistakes: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expectation: string): T => {
    const text = environment[name]
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    mistakes.push(`${name} must be ${expectation}${SECRET_NAMES.has(name) ? '' : `, not "${text}"`}.`)
    return fallback
  }

  const config = {
    role: read('ROLE', 'all', oneOf(ROLES), 'api, worker or all'),
    host: read('HOST', '127.0.0.1', (text) => text, 'an address to listen on'),
    port: read('PORT', 8080, integer(0, 65_535), 'a port number from 0 (any free port) to 65535'),
    /** The public origin; null: the address it listens on. */
    publicUrl: read(
      'PUBLIC_URL',
      null,
      webUrl,
      'an http or https address without a path, such as https://tickets.example',
    ),
    /** The parent domain of the organizations' hosts; null: they are at /o/{slug} only. */
    tenantDomain: read(
      'POSTERN_TENANT_DOMAIN',
      null,
      parseDomain,
      'a domain without scheme, port and path, such as tickets.example',
    ),
    databaseUrl: read('DATABASE_URL', null, postgresUrl, 'an address that begins with postgres:// or postgresql://'),
    dataDir: read('DATA_DIR', '.data', (text) => text, 'a folder'),
    poolSize: read('DATABASE_POOL_SIZE', 16, integer(2, 500), 'a number from 2 to 500'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    trustedProxyHops: read(
      'TRUSTED_PROXY_HOPS',
      0,
      integer(0, 10),
      'the number of proxies in front of the server, from 0 to 10',
    ),
    metricsToken: read('METRICS_TOKEN', null, token, 'at least 16 characters without spaces'),
    /** null: mails are files in the data folder. */
    smtpUrl: read(
      'SMTP_URL',
      null,
      (text) => (parseSmtpUrl(text) ? text : undefined),
      'an address such as smtp://user:password@mail.example:587',
    ),
    mailFrom: read(
      'MAIL_FROM',
      'Postern <postern@localhost.localdomain>',
      (text) => (parseMailSender(text) ? text : undefined),
      'an address such as Tickets <tickets@example.com>',
    ),
    /** Whether /outbox shows these mails, to this machine only. */
    outboxPage: read('OUTBOX_PAGE', standsAlone(environment), trueOrFalse, 'true or false'),
    /** After SIGTERM: how long to keep serving with `Connection: close` before refusing connections. */
    shutdownAnnounceSeconds: read('SHUTDOWN_ANNOUNCE_SECONDS', 5, integer(0, 600), 'a number of seconds from 0 to 600'),
    shutdownGraceSeconds: read('SHUTDOWN_GRACE_SECONDS', 20, integer(0, 600), 'a number of seconds from 0 to 600'),
    minScannerVersion: read('MIN_SCANNER_VERSION', '0.1.0', parseVersion, 'three numbers with dots, such as 2.1.0'),
    /** Pages and acts of one member. */
    consolePagesPerMinute: read('CONSOLE_PAGES_PER_MINUTE', 300, integer(1, 1_000_000), 'a number from 1 to 1000000'),
    license: {
      required: read('POSTERN_SELF_HOSTED', false, trueOrFalse, 'true or false'),
      // An invalid license blocks the publishing of events, not the server.
      provided: read('POSTERN_LICENSE', null, (text) => text, 'a license'),
      publicKey: read(
        'POSTERN_LICENSE_PUBLIC_KEY',
        null,
        parsePublicKey,
        'an Ed25519 public key, as PEM or as its 32 bytes in base64url',
      ),
    },
    eventbriteUrl: read(
      'POSTERN_EVENTBRITE_URL',
      'https://www.eventbriteapi.com',
      platformUrl,
      'an https address such as https://www.eventbriteapi.com, or an http address on this machine',
    ),
    /** For development: webhooks may go to this machine. */
    webhooksAllowLoopback: read('POSTERN_WEBHOOKS_ALLOW_LOOPBACK', false, trueOrFalse, 'true or false'),
    /** Where members sign in besides by mail; null: nowhere. */
    openId: readOpenId(environment, read, mistakes),
    /** The first encrypts, all decrypt. Null: use the key file in the data folder. */
    secretKeys: read(
      'POSTERN_SECRET_KEY',
      null,
      parseSecretKeys,
      `32 bytes in base64, or several such keys with commas between them, of which the first seals. ${SECRET_KEY_ADVICE.replace(/\.$/, '')}`,
    ),
  }
  if (config.license.required && !environment.POSTERN_LICENSE_PUBLIC_KEY)
    mistakes.push('POSTERN_LICENSE_PUBLIC_KEY must be set where POSTERN_SELF_HOSTED is true: it verifies the license.')
  if (config.webhooksAllowLoopback && environment.NODE_ENV === 'production') {
    mistakes.push(
      'POSTERN_WEBHOOKS_ALLOW_LOOPBACK must not be true where NODE_ENV is production: organizations could send requests to this machine.',
    )
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  return config
}

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expectation: string) => T

const OPENID_NAMES = ['POSTERN_OPENID_ISSUER', 'POSTERN_OPENID_CLIENT_ID', 'POSTERN_OPENID_CLIENT_SECRET'] as const

function readOpenId(environment: Environment, read: Read, mistakes: string[]): OpenIdSettings | null {
  const [issuer, clientId, clientSecret] = OPENID_NAMES
  const missing = OPENID_NAMES.filter((name) => !environment[name])
  if (missing.length === OPENID_NAMES.length) return null
  for (const name of missing)
    mistakes.push(`${name} must be set where ${OPENID_NAMES.find((one) => environment[one])} is.`)
  const anything = (text: string) => text
  return {
    issuer: read(
      issuer,
      '',
      issuerUrl,
      'the https address of a provider of OpenID Connect without a query, such as https://id.example/realms/staff, or an http address on this machine',
    ),
    clientId: read(clientId, '', anything, 'the id of a client'),
    clientSecret: read(clientSecret, '', anything, 'the secret of a client'),
  }
}

/** For a server, which must have a key: a generated key without a data folder would be lost. */
export function readServerConfig(environment: Environment): Config {
  const config = readConfig(environment)
  if (!config.databaseUrl || config.secretKeys) return config
  throw new ConfigError(
    `POSTERN_SECRET_KEY must be set where DATABASE_URL is: the secrets of webhook endpoints are sealed with it. ${SECRET_KEY_ADVICE}`,
  )
}

/** Their values must not be shown or logged. */
const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'POSTERN_LICENSE_PUBLIC_KEY',
  'POSTERN_OPENID_CLIENT_SECRET',
  'POSTERN_SECRET_KEY',
])

/** Behind a proxy all requests come from this machine, and the proxy may not add a header that shows it. */
const standsAlone = ({ PUBLIC_URL, DATABASE_URL, TRUSTED_PROXY_HOPS }: Environment): boolean =>
  !PUBLIC_URL && !DATABASE_URL && Number(TRUSTED_PROXY_HOPS ?? 0) === 0

function oneOf<T extends string>(allowed: T[]) {
  return (text: string) => allowed.find((value) => value === text)
}

const trueOrFalse = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined

function integer(least: number, most: number) {
  return (text: string) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
  }
}

function webUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const plain = (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && url.search === ''
  return plain ? url.origin : undefined
}

/** Tokens are sent there, so http is allowed to this machine only. The API's own `/v3` may be included. */
function platformUrl(text: string): string | undefined {
  const url = secretUrl(text)
  return url && /^\/(v3\/?)?$/.test(url.pathname) ? url.origin : undefined
}

/** As it was written: an issuer is compared by its characters. */
const issuerUrl = (text: string): string | undefined => secretUrl(text) && text

function secretUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return undefined
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url : undefined
}

const postgresUrl = (text: string): string | undefined =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined

const token = (text: string): string | undefined => (/^[^\s]{16,}$/.test(text) ? text : undefined)
