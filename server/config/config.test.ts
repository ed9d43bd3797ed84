import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeLicenseKeyPair } from '../testing/license/sign.ts'
import { ConfigError, readConfig, readServerConfig } from './config.ts'

function mistakes(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('the configuration', () => {
  test('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 8080,
      dataDir: '.data',
      databaseUrl: null,
    })
  })

  test('asks Eventbrite where it is, or on this machine', () => {
    const urlOf = (url?: string) => readConfig({ POSTERN_EVENTBRITE_URL: url }).eventbriteUrl
    expect([
      urlOf(),
      urlOf('https://mirror.example/v3/'),
      urlOf('http://127.0.0.1:8099'),
      urlOf('http://[::1]:1'),
    ]).toEqual(['https://www.eventbriteapi.com', 'https://mirror.example', 'http://127.0.0.1:8099', 'http://[::1]:1'])
  })

  test('takes a provider of OpenID Connect whole, by https or on this machine, or none', () => {
    const openId = { POSTERN_OPENID_CLIENT_ID: 'console', POSTERN_OPENID_CLIENT_SECRET: 'hush-hush' }
    for (const issuer of ['https://id.example/realms/staff', 'http://localhost:8081']) {
      expect(readConfig({ ...openId, POSTERN_OPENID_ISSUER: issuer }).openId).toEqual({
        issuer,
        clientId: 'console',
        clientSecret: 'hush-hush',
      })
    }
    expect(readConfig({}).openId).toBeNull()
    expect(mistakes(openId)).toEqual(['POSTERN_OPENID_ISSUER must be set where POSTERN_OPENID_CLIENT_ID is.'])
    for (const issuer of ['http://id.example', 'id.example', 'https://id.example/?a=b', 'https://u:p@id.example']) {
      const [mistake, ...others] = mistakes({ ...openId, POSTERN_OPENID_ISSUER: issuer })
      expect([mistake, others]).toEqual([expect.stringMatching(/^POSTERN_OPENID_ISSUER must be the https address/), []])
    }
  })

  test('an empty variable is as good as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('tells all mistakes at once, one sentence each', () => {
    expect(mistakes({ PORT: '80a', ROLE: 'boss', LOG_LEVEL: 'loud', DATABASE_POOL_SIZE: '1' })).toEqual([
      'ROLE must be api, worker or all, not "boss".',
      'PORT must be a port number from 0 (any free port) to 65535, not "80a".',
      'DATABASE_POOL_SIZE must be a number from 2 to 500, not "1".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ])
  })

  test.each([
    ['PORT', ['-1', '65536', '1.5', '0x50']],
    ['PUBLIC_URL', ['tickets.example', 'ftp://tickets.example', 'https://tickets.example/path']],
    [
      'POSTERN_EVENTBRITE_URL',
      [
        'eventbriteapi.com',
        'http://www.eventbriteapi.com',
        'https://u@h.example',
        'https://h.example/v2',
        'ftp://127.0.0.1',
      ],
    ],
    ['TRUSTED_PROXY_HOPS', ['-1', 'all', '11']],
    ['POSTERN_TENANT_DOMAIN', ['https://tickets.example', 'tickets.example:443', '*.tickets.example', '127.0.0.1']],
  ])('%s refuses what it cannot use', (name, values) => {
    for (const value of values) expect(mistakes({ [name]: value })).toHaveLength(1)
  })

  test('a mistake in a secret is told without the secret', () => {
    const told = mistakes({ DATABASE_URL: 'mysql://user:hunter2@host/db', METRICS_TOKEN: 'short' })
    expect(told).toHaveLength(2)
    expect(told.join()).not.toMatch(/hunter2|short/)
  })

  test('asks for no license unless it is self-hosted, and then for the key that verifies one', () => {
    expect(readConfig({}).license).toEqual({ required: false, provided: null, publicKey: null })
    const { privateKey, publicKey } = makeLicenseKeyPair()
    const hosted = { POSTERN_SELF_HOSTED: 'true', POSTERN_LICENSE: 'x', POSTERN_LICENSE_PUBLIC_KEY: publicKey }
    expect(readConfig(hosted).license).toMatchObject({ required: true, provided: 'x', publicKey: { type: 'public' } })
    expect(mistakes({ POSTERN_SELF_HOSTED: 'yes' })).toEqual(['POSTERN_SELF_HOSTED must be true or false, not "yes".'])
    expect(mistakes({ POSTERN_SELF_HOSTED: 'true' })).toEqual([
      'POSTERN_LICENSE_PUBLIC_KEY must be set where POSTERN_SELF_HOSTED is true: it verifies the license.',
    ])
    const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(mistakes({ POSTERN_SELF_HOSTED: 'true', POSTERN_LICENSE_PUBLIC_KEY: secret })).toEqual([
      'POSTERN_LICENSE_PUBLIC_KEY must be an Ed25519 public key, as PEM or as its 32 bytes in base64url.',
    ])
  })

  test('takes one secret key or several, in base64, base64url and hex', () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index * 5))
    const spelled = [key.toString('base64'), key.toString('base64url'), key.toString('hex')]
    for (const text of spelled) expect(readConfig({ POSTERN_SECRET_KEY: text }).secretKeys).toEqual([key])
    expect(readConfig({ POSTERN_SECRET_KEY: spelled.join(', ') }).secretKeys).toEqual([key, key, key])
    expect(readConfig({}).secretKeys).toBeNull()
  })

  test.each(['hunter2', Buffer.alloc(31).toString('base64'), `${Buffer.alloc(32).toString('base64')},`])(
    'does not take %s for a secret key, and does not repeat it',
    (text) => {
      const told = mistakes({ POSTERN_SECRET_KEY: text })
      expect(told).toEqual([expect.stringMatching(/^POSTERN_SECRET_KEY must be 32 bytes in base64.*openssl rand/)])
      expect(told.join()).not.toContain(text)
    },
  )

  test('of a server needs a secret key where it brings a database of its own', () => {
    const DATABASE_URL = 'postgres://db.example/postern'
    expect(() => readServerConfig({ DATABASE_URL })).toThrow(/POSTERN_SECRET_KEY must be set.*openssl rand -base64 32/)
    const POSTERN_SECRET_KEY = Buffer.alloc(32).toString('base64')
    expect(readServerConfig({ DATABASE_URL, POSTERN_SECRET_KEY }).secretKeys).toHaveLength(1)
    expect(readServerConfig({}).secretKeys).toBeNull()
  })

  test('sends no webhooks to its own machine unless it is told to, and in production never', () => {
    const allowing = { POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true' }
    expect(readConfig({}).webhooksAllowLoopback).toBe(false)
    expect(readConfig(allowing).webhooksAllowLoopback).toBe(true)
    expect(mistakes({ POSTERN_WEBHOOKS_ALLOW_LOOPBACK: '1' })).toEqual([
      'POSTERN_WEBHOOKS_ALLOW_LOOPBACK must be true or false, not "1".',
    ])
    expect(mistakes({ ...allowing, NODE_ENV: 'production' })).toEqual([
      'POSTERN_WEBHOOKS_ALLOW_LOOPBACK must not be true where NODE_ENV is production: organizations could send requests to this machine.',
    ])
    expect(mistakes({ POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'false', NODE_ENV: 'production' })).toEqual([])
  })

  test('shows the outbox by itself only where nothing says that others can reach the server', () => {
    const shown = (environment: Record<string, string>) => readConfig(environment).outboxPage
    expect(shown({})).toBe(true)
    expect(shown({ OUTBOX_PAGE: 'false' })).toBe(false)
    for (const one of [
      { PUBLIC_URL: 'https://tickets.example' },
      { DATABASE_URL: 'postgres://db.example/postern' },
      { TRUSTED_PROXY_HOPS: '1' },
    ] as Record<string, string>[]) {
      expect(shown(one)).toBe(false)
      expect(shown({ ...one, OUTBOX_PAGE: 'true' })).toBe(true)
    }
  })
})

test('the README explains every variable that is read, and no other', async () => {
  const [readme, source] = await Promise.all(
    ['../README.md', 'config.ts'].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  )
  const [, table = ''] = /\| variable \| default \| meaning \|\n(.*?)\n\n/s.exec(readme ?? '') ?? []
  const explained = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? [])
  const read = new Set(source?.match(/(?<=')[A-Z]+(?:_[A-Z]+)*(?=')/g))
  expect(explained.sort()).toEqual([...read].sort())
})
