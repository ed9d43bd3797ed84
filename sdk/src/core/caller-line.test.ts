import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  dropConnection,
  neverRespond,
  respondWithHtml,
  respondWithJson,
  respondWithRefusal,
  startFaultServer,
} from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { createPublicClient } from '../public-client.ts'
import { Changes } from './changes.ts'
import { PosternError } from './errors.ts'
import type { List } from './pagination.ts'
import { unwrap } from './unwrap.ts'

const page = (...next: string[]) => ({ data: [{}], page: { next_cursor: next[0] ?? null, has_more: next.length > 0 } })

async function thrownBy(call: () => Promise<unknown>): Promise<PosternError> {
  const error = await call().catch((thrown) => thrown)
  if (!(error instanceof PosternError)) expect.fail(`This is no error of a call: ${error}`)
  return error
}

/** Most engines lose the caller at each await. */
beforeAll(() => setFlagsFromString('--no-async-stack-traces'))
afterAll(() => setFlagsFromString('--async-stack-traces'))

/** Waits first, so that only a captured stack shows the caller. */
async function elsewhere(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1))
}

function expectCaller(error: PosternError, caller: string): void {
  const [heading, ...frames] = error.stack?.split('\n') ?? []
  expect(heading).toBe(`${error.name}: ${error.message}`)
  const ofCaller = frames.find((frame) => frame.includes('caller-line.test.ts'))
  expect(ofCaller, error.stack).toMatch(new RegExp(`\\b${caller}\\b.*caller-line\\.test\\.ts:\\d+:\\d+`))
}

type Method = (...values: unknown[]) => unknown

function methodsOf(part: object, name: string): [string, Method][] {
  const prototype = Object.getPrototypeOf(part)
  const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)
  return [...Object.keys(part), ...inherited].flatMap((key): [string, Method][] => {
    if (key === 'constructor' || key === 'http' || key === 'boxes' || key === 'waits') return []
    const value = (part as Record<string, unknown>)[key]
    if (typeof value === 'function') return [[`${name}.${key}`, value.bind(part)]]
    return typeof value === 'object' && value ? methodsOf(value, `${name}.${key}`) : []
  })
}

describe('the stack of an error leads to the line that called', () => {
  test.each([
    ['is refused', 'not_found', respondWithRefusal(404, 'not_found'), 20_000],
    ['gets a page of a proxy', 'unreadable_answer', respondWithHtml(200), 20_000],
    ['gets no answer', 'connection_failed', dropConnection, 20_000],
    ['gets none in time', 'timed_out', neverRespond, 20],
  ])('any method, when it %s', async (_, code, fault, timeoutMs) => {
    await using server = await startFaultServer(fault)
    const client = createTestClient(server.url, { maxRetries: 0, timeoutMs })
    const harbour = createPublicClient({ baseUrl: `${server.url}/o/harbour`, maxRetries: 0, timeoutMs })
    const methods = [...methodsOf(client, 'client'), ...methodsOf(harbour, 'harbour')]
    expect(methods.length).toBeGreaterThan(60)
    await Promise.all(
      methods.map(async ([name, method]) => {
        async function myCaller() {
          await elsewhere()
          const made = method('a', 'b', 'c')
          if (made instanceof Changes) for await (const _ of made);
          return await made
        }
        const error = await thrownBy(myCaller)
        expect(error.code, name).toBe(code)
        expectCaller(error, 'myCaller')
      }),
    )
  })

  test('withResponse and client.http', async () => {
    await using server = await startFaultServer(respondWithRefusal(404, 'not_found'))
    const { me, http } = createTestClient(server.url)
    expectCaller(
      await thrownBy(async function myCaller() {
        return await me().withResponse()
      }),
      'myCaller',
    )
    const error = await thrownBy(async function myCaller() {
      return unwrap(await http.GET('/v1/me'))
    })
    expect(error.stack).toContain('myCaller')
  })

  test.each([
    ['no answer', dropConnection],
    ['none in time', neverRespond],
    ['a page of a proxy', respondWithHtml(200)],
  ])('client.http, when it gets %s', async (_, fault) => {
    await using server = await startFaultServer(fault)
    const { http } = createTestClient(server.url, { maxRetries: 0, timeoutMs: 20 })
    expectCaller(
      await thrownBy(async function myCaller() {
        await elsewhere()
        return http.GET('/v1/me').then(unwrap)
      }),
      'myCaller',
    )
  })

  describe.each([
    ['the first page', []],
    ['a later page', [respondWithJson(200, page('c1'))]],
  ])('a list whose error comes with %s', (_, before) => {
    const readers: [string, (list: List<unknown>) => Promise<unknown>][] = [
      [
        'readItems',
        async function readItems(list) {
          for await (const _ of list);
        },
      ],
      [
        'readPages',
        async function readPages(list) {
          for await (const _ of list.pages());
        },
      ],
      [
        'readArray',
        async function readArray(list) {
          return list.toArray({ limit: 9 }).then((items) => items.length)
        },
      ],
    ]

    test.each(readers)('in %s', async (name, read) => {
      await using server = await startFaultServer(...before, respondWithRefusal(404, 'not_found'))
      const list = createTestClient(server.url).groups.list()
      await elsewhere()
      expectCaller(await thrownBy(() => read(list)), name)
    })
  })

  test('a list that is awaited, and a page that one goes on from', async () => {
    await using server = await startFaultServer(respondWithJson(200, page('c1')), respondWithRefusal(404, 'not_found'))
    const { groups } = createTestClient(server.url)
    const first = await groups.list()
    expectCaller(
      await thrownBy(function goOn() {
        return first.nextPage().then((next) => next)
      }),
      'goOn',
    )
    expectCaller(
      await thrownBy(async function myCaller() {
        return groups.list().then(({ data }) => data)
      }),
      'myCaller',
    )
  })

  test('changes that do not say where they stand', async () => {
    await using server = await startFaultServer(respondWithJson(200, page()))
    const { attendees } = createTestClient(server.url).events
    expectCaller(
      await thrownBy(async function follow() {
        for await (const _ of attendees.changes('fest'));
      }),
      'follow',
    )
  })

  test('but not that of an error that another threw', async () => {
    const onRequest = () => {
      throw new RangeError('The hook is broken.')
    }
    const error = await createTestClient('http://127.0.0.1:9', { onRequest })
      .me()
      .catch((thrown) => thrown)
    expect(error).toBeInstanceOf(RangeError)
    expect(error.stack).toContain('onRequest')
  })
})
