import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicSandboxApiKey } from '../../server/areas/sandbox/index.ts'
import { type ExternalServer, openExternalServer, runCasesWithOneKey } from '../testing/foreign-server.ts'
import { buildFirstOfEachNameFilter } from '../testing/without-repetition.ts'
import type { LocalServer } from '../world/local-server.ts'
import type { KeysByRole } from '../world/roles.ts'
import { checkServerAndKey, formatWriteWarning, ServerCheckError } from './check-server.ts'
import { runOnExternalServer } from './foreign.ts'

let foreign: ExternalServer
let server: LocalServer
let keys: KeysByRole

beforeAll(async () => {
  foreign = await openExternalServer()
  server = foreign.server
  keys = foreign.keys
})

afterAll(() => foreign.close())

/** All cases of one operation, and one per family of each scope: a single key's limits are the same everywhere. */
const oneOfEachScope = () =>
  buildFirstOfEachNameFilter(({ family, operation: { id, scope } }) => (id === 'getMe' ? null : `${family} ${scope}`))

describe('a run against a server of somebody else', () => {
  test('with one key says what that key does not reach, and fails for none of it', () =>
    runCasesWithOneKey(foreign, oneOfEachScope()))

  test('that is stopped sends nothing more', async () => {
    const result = await runOnExternalServer({ baseUrl: server.url, keys, lenient: false, signal: AbortSignal.abort() })
    const sent = result.results.filter(({ family, outcome }) => outcome !== 'not_reachable' && family !== 'examples')
    expect(sent).toEqual([])
  })

  test('that is not there is told at once', async () => {
    await expect(checkServerAndKey('http://127.0.0.1:9', keys)).rejects.toThrow(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\/v1\/me: .*Check the address/,
    )
  })

  test('that is no server of this API is told at once', async () => {
    await expect(checkServerAndKey(`${server.url}/docs`, keys)).rejects.toThrow(ServerCheckError)
    const stranger = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    const told = /is not the address of this API: GET \/v1\/me answers 200 without its content\. Check/
    await expect(checkServerAndKey(`http://127.0.0.1:${port}`, keys)).rejects.toThrow(told)
    stranger.close()
  })

  test('that does not know the key is told at once, and one that only allows little is not in the way', async () => {
    const unknown = { all: 'svc_live_0000000000000000000000000000000000' }
    await expect(checkServerAndKey(server.url, unknown)).rejects.toThrow(/does not accept the key \("all"\): /)
    const { name } = await server.database('organizations').where({ slug: 'sandbox' }).first()
    expect(await checkServerAndKey(server.url, { all: publicSandboxApiKey })).toEqual({ organization: name })
    expect(await checkServerAndKey(server.url, { expired: keys.expired, write: keys.write })).toEqual({
      organization: null,
    })
    expect(formatWriteWarning('https://tickets.example', { organization: name })).toContain(
      `in the organization ${name}: `,
    )
  })
})
