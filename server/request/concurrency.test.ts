import { afterEach, describe, expect, test } from 'vitest'
import { buildKeyedLimiter, computeConcurrencyPerOrganization } from '../platform/concurrency-limit.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import { buildServedFixtureContract } from '../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { waitUntilBlocked } from '../testing/until-blocked.ts'

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

/** Work that runs until the test ends it. */
function begin(turns: ReturnType<typeof buildKeyedLimiter>, organization: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = false
  const work = async () => {
    await turns.take(organization)
    begun = true
    try {
      return await promise
    } finally {
      turns.leave(organization)
    }
  }
  const result = work()
  return { result, end: resolve, fail: reject, hasBegun: () => begun }
}

describe('turns', () => {
  test('are taken in line by one organization, and not waited for by another', async () => {
    const turns = buildKeyedLimiter(2)
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => begin(turns, 'a'))
    const other = begin(turns, 'b')
    await nextTick()
    expect([first, second, third, fourth, other].map((work) => work?.hasBegun())).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    first?.end('done')
    expect(await first?.result).toBe('done')
    await nextTick()
    expect([third?.hasBegun(), fourth?.hasBegun()]).toEqual([true, false])
  })

  test('go on after a failure', async () => {
    const turns = buildKeyedLimiter(1)
    const [first, second] = [begin(turns, 'a'), begin(turns, 'a')]
    first.fail(new Error('broken'))
    await expect(first.result).rejects.toThrow('broken')
    await nextTick()
    expect(second.hasBegun()).toBe(true)
    second.end('done')
    await second.result
    const third = begin(turns, 'a')
    await nextTick()
    expect(third.hasBegun()).toBe(true)
  })

  test.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 12],
  ])('of %d connections an organization holds %d', (connections, most) => {
    expect(computeConcurrencyPerOrganization(connections)).toBe(most)
  })
})

describe('an organization that holds on to connections', () => {
  let server: TestServer
  afterEach(() => server.close())

  const twoKeys = () =>
    Promise.all(
      ['greedy', 'modest'].map(async (slug) => {
        const organization = await server.organization({ slug })
        return (await server.key(organization, { scopes: ['read', 'write'], requestsPerMinute: 600 })).value
      }),
    )

  test('leaves some for the others', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let holding = 0
    const contract = await buildServedFixtureContract({
      // Runs in the transaction of the request, so it occupies a connection.
      createBox: async ({ body }) => {
        holding += 1
        await released
        return { status: 201, body }
      },
    })
    server = await startTestServer({ contract, config: { poolSize: 8 } })
    const [greedy, modest] = await twoKeys()
    const asked = Array.from({ length: 30 }, () =>
      server.send('POST', '/v1/boxes', { key: greedy, body: { name: 'a' } }),
    )
    await expect.poll(() => holding).toBeGreaterThan(0)
    const answer = await server.get('/v1/boxes', { key: modest })
    expect(answer.status).toBe(200)
    release()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(30).fill(201))
  })

  test('leaves some also by what is not valid, which is kept for its key too', async () => {
    server = await startTestServer({ contract: await buildServedFixtureContract(), config: { poolSize: 8 } })
    const [greedy, modest] = await twoKeys()
    const holder = connectDatabase({ url: server.databaseUrl, poolSize: 2, applicationName: 'holder' })
    let asked: Promise<Response>[] = []
    await holder.transaction(async (transaction) => {
      await transaction.raw('lock table idempotency_keys in access exclusive mode')
      asked = Array.from({ length: 30 }, () => server.send('POST', '/v1/boxes', { key: greedy, body: { name: 1 } }))
      await waitUntilBlocked(holder, 1, ...asked)
      const answer = await server.get('/v1/boxes', { key: modest })
      expect(answer.status).toBe(200)
    })
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(30).fill(400))
    await holder.destroy()
  })
})
