import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { holdTimers, letTimePass } from '../../testing/held-timers.ts'
import { connectDatabase, type Database, getPgPool } from './connect.ts'
import { runPrepared } from './prepared.ts'
import { inTransaction } from './transaction.ts'

const one = { name: 'one', text: 'select $1::int as one' }
const cleanUp: (() => unknown)[] = []

afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work()
})

function limited(url: string, statementTimeout: number): Database {
  const database = connectDatabase({ url, poolSize: 1, applicationName: 'test', statementTimeout })
  cleanUp.push(() => database.destroy())
  return database
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const liveTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

describe('statements with a time limit', () => {
  test('leave no timer behind, neither those that succeed nor those that fail', async () => {
    const database = limited(inject('postgresUrl'), 15_000)
    await runPrepared(database, one, [1])
    const before = liveTimers()
    for (let run = 0; run < 1_000; run += 1) await runPrepared(database, one, [run])
    for (let run = 0; run < 10; run += 1) {
      await inTransaction(database, [{ statement: one, values: [run] }], async (transaction) => {
        await transaction.run(one, [1])
        return { commit: true, value: null, last: [{ statement: one, values: [2] }] }
      })
      await expect(runPrepared(database, { name: 'none', text: 'select 1 / 0' }, [])).rejects.toThrow()
    }
    expect(liveTimers() - before).toBeLessThanOrEqual(0)
  })

  test('do not hold their rows once these were read', async () => {
    const database = limited(inject('postgresUrl'), 15_000)
    const rows = new WeakRef(await runPrepared(database, one, [1]))
    await runPrepared(database, { name: 'two', text: 'select 2' }, [])
    const isHeld = () => {
      collectGarbage()
      return rows.deref() !== undefined
    }
    await expect.poll(isHeld).toBe(false)
  })
})

describe('a database that falls silent', () => {
  /** Forwards everything until it is silenced; connections stay open. */
  async function startProxy() {
    const target = new URL(inject('postgresUrl'))
    const state = { silent: false, swallowed: 0 }
    const sockets: Socket[] = []
    const proxy = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname)
      sockets.push(client, upstream)
      client.on('data', (bytes) => {
        if (state.silent) state.swallowed += bytes.length
        else upstream.write(bytes)
      })
      upstream.on('data', (bytes) => state.silent || client.write(bytes))
      for (const socket of [client, upstream]) socket.on('error', () => {})
      client.on('close', () => upstream.destroy())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    cleanUp.push(() => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    })
    const url = new URL(target)
    url.hostname = '127.0.0.1'
    url.port = String((proxy.address() as AddressInfo).port)
    // By TCP, rather than by the socket.
    url.searchParams.delete('host')
    return { url: url.href, state }
  }

  const LIMIT = 60_000

  /** The statement timeout, and then the time to report it. */
  async function waitInVain(state: { swallowed: number }) {
    await expect.poll(() => state.swallowed).toBeGreaterThan(0)
    letTimePass(LIMIT + 5_000)
  }

  test('fails its statements after a while, and serves the next ones when it speaks again', async () => {
    const { url, state } = await startProxy()
    holdTimers()
    const database = limited(url, LIMIT)
    expect(await runPrepared(database, one, [1])).toEqual([{ one: 1 }])
    state.silent = true
    const broken = expect(runPrepared(database, one, [2])).rejects.toThrow('Query read timeout')
    await waitInVain(state)
    await broken
    state.silent = false
    expect(await runPrepared(database, one, [3])).toEqual([{ one: 3 }])
  })

  test('is waited for once in a transaction, and not asked to roll back', async () => {
    const { url, state } = await startProxy()
    holdTimers()
    const database = limited(url, LIMIT)
    const asked = vi.fn()
    getPgPool(database).on('acquire', (client) => {
      const query = client.query.bind(client)
      client.query = ((...args: Parameters<typeof query>) => {
        asked(typeof args[0] === 'string' ? args[0] : 'prepared')
        return query(...args)
      }) as typeof client.query
    })
    const work = inTransaction(database, [], async (transaction) => {
      await transaction.run(one, [1])
      state.silent = true
      await transaction.run(one, [2])
      return { commit: true, value: null }
    })
    const broken = expect(work).rejects.toThrow('Query read timeout')
    await waitInVain(state)
    await broken
    expect(asked.mock.calls).toEqual([['prepared'], ['prepared']])
    state.silent = false
    expect(await runPrepared(database, one, [3])).toEqual([{ one: 3 }])
  })
})
