import { randomBytes } from 'node:crypto'
import type { NewKey } from '../../access/keys/index.ts'
import type { TestServer } from '../test-server.ts'

export type VisitorApiOrganization = Awaited<ReturnType<typeof makeVisitorApiOrganization>>

const UNLIMITED = { api_rate_per_min: 10_000 }

/** An organization with a live and a test key. */
export async function makeVisitorApiOrganization(server: TestServer) {
  const slug = `hall-${randomBytes(4).toString('hex')}`
  const organization = await server.organization({ slug, name: 'Harbour Hall', overrides: UNLIMITED })
  const keyOf = async (mode: 'live' | 'test') => {
    const scopes: NewKey['scopes'] = ['read', 'write', 'admin']
    return (await server.key(organization, { mode, scopes, requestsPerMinute: 10_000 })).value
  }
  const keys = { live: await keyOf('live'), test: await keyOf('test') }
  const call = async (method: string, path: string, body?: unknown, key = keys.live) => {
    const response = await server.send(method, `/v1${path}`, { key, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  return {
    slug,
    call,
    keys,
    event: async (code: string, { date = '2026-07-01', key = keys.live, ...fields }: EventOptions = {}) => {
      await call('POST', '/events', { code, name: code, timezone: 'Europe/Madrid', currency: 'EUR', ...fields }, key)
      await call('POST', `/events/${code}/days`, { code: 'one', date }, key)
      await call('POST', `/events/${code}/attendee-types`, { code: 'visitor', name: 'Visitor' }, key)
      return call('POST', `/events/${code}/publish`, undefined, key)
    },
    read: async (path: string) => {
      const response = await server.get(`/o/${slug}${path}`)
      return { status: response.status, body: await response.json() }
    },
  }
}

type EventOptions = { date?: string; key?: string; [field: string]: unknown }
