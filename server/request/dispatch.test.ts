import { get } from 'node:http'
import Koa from 'koa'
import { afterEach, describe, expect, test } from 'vitest'
import { mountOperations } from './dispatch.ts'
import { type HttpServer, startHttpServer } from './listen.ts'

let server: HttpServer | undefined

afterEach(() => server?.close(0))

type Answer = { status: number; allow?: string; body: { id?: string; path?: object } }

/** Serves operations named as `GET /path`; each returns its name and parameters. */
async function serving(...names: string[]) {
  const facts = { host: 'api', scope: null, entitlement: null, changes: false, idempotent: false, pagination: null }
  const rest = { queryTypes: {}, bodyType: null, bodyRequired: false, success: [200], errors: [] }
  const table = names.map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return [name, { ...facts, ...rest, method, path }] as const
  })
  const app = new Koa()
  app.use((ctx, next) => {
    ctx.state.trace = { requestId: 'test' }
    ctx.state.errorContext = () => ({ requestId: 'test', pagesOrigin: 'http://localhost' })
    return next()
  })
  app.use(
    mountOperations(Object.fromEntries(table), async (ctx, { id }, path) => {
      ctx.body = { id, path }
    }),
  )
  const { port } = await startHttpServer(app, { host: '127.0.0.1', port: 0 }).then((started) => {
    server = started
    return started
  })
  // fetch would normalize the path.
  return (path: string, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, method, agent: false }, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        const body = text === '' ? {} : JSON.parse(text)
        resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, body })
      }).on('error', reject)
    })
}

describe('a parameter with a suffix', () => {
  const paths = ['/a/{x}', '/a/{y}.json', '/a/{z}.min.json', '/a/list.json', '/a/{y}.json/b', '/a/{x}/c']
  const find = async (path: string, served = paths) => {
    const { status, body } = await (await serving(...served.map((each) => `GET ${each}`)))(path)
    return status === 404 ? 'nothing' : [body.id?.slice(4), body.path]
  }

  test.each([
    ['/a/one.json', '/a/{y}.json', { y: 'one' }],
    ['/a/o%6Ee%2Ejson', '/a/{y}.json', { y: 'one' }],
    ['/a/one.json.json', '/a/{y}.json', { y: 'one.json' }],
  ])('takes what stands before the suffix: %s', async (path, id, parameters) => {
    expect(await find(path)).toEqual([id, parameters])
  })

  test.each([
    ['/a/one.min.json', '/a/{z}.min.json', { z: 'one' }],
    ['/a/list.json', '/a/list.json', {}],
    ['/a/one.xml', '/a/{x}', { x: 'one.xml' }],
  ])('is asked before one with a shorter suffix or none, and after a literal: %s', async (path, id, parameters) => {
    expect(await find(path)).toEqual([id, parameters])
    expect(await find(path, paths.toReversed())).toEqual([id, parameters])
  })

  test.each([
    ['/a/one.json/c', '/a/{x}/c', { x: 'one.json' }],
    ['/a/one.min.json/b', '/a/{y}.json/b', { y: 'one.min' }],
  ])('gives way where it leads nowhere: %s', async (path, id, parameters) => {
    expect(await find(path)).toEqual([id, parameters])
  })

  test('is not empty', async () => {
    expect(await find('/a/.json')).toEqual(['/a/{x}', { x: '.json' }])
    expect(await find('/a/.json', ['/a/{y}.json'])).toBe('nothing')
    expect(await find('/a/%ff.json', ['/a/{y}.json'])).toBe('nothing')
  })
})

describe('a path', () => {
  test.each([
    ['/a/x%2Fy%20z', { b: 'x/y z' }],
    ['/a/%25', { b: '%' }],
    ['/a/%C3%A9', { b: 'é' }],
    ['/a/:b', { b: ':b' }],
  ])('has its parameters decoded once: %s', async (path, parameters) => {
    expect((await (await serving('GET /a/{b}'))(path)).body.path).toEqual(parameters)
  })

  test.each(['/a', '/a/', '/a//', '/A/b', '//a/b', '/%61/b', '/a/%', '/a/%ff', '/a/b/c/d/e/f'])(
    'that is almost one of the contract is none: %s',
    async (path) => {
      expect(await (await serving('GET /a/{b}', 'GET /a/{b}/c'))(path)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: `There is no operation at GET ${path}.` } },
      })
    },
  )

  test.each([
    ['/v1/a/b/', '/v1/a/b'],
    ['/a/b', '/v1/a/b'],
    ['/api/v1/a/b', '/v1/a/b'],
    ['/v1/scan/', '/api/v1/scan'],
    ['/scan', '/api/v1/scan'],
  ])('that is one but for its prefix or a slash at its end is told with it: %s', async (path, meant) => {
    const message = `There is no operation at GET ${path}. Did you mean ${meant}?`
    const ask = await serving('POST /v1/a/{b}', 'GET /api/v1/scan')
    expect(await ask(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found', message } } })
  })
})

describe('a method', () => {
  test('HEAD is answered as GET', async () => {
    expect(await (await serving('GET /a'))('/a', 'HEAD')).toMatchObject({ status: 200 })
  })

  test.each([
    ['/a/b', 'PUT', 'DELETE, GET, HEAD, POST'],
    ['/a/b', 'OPTIONS', 'DELETE, GET, HEAD, POST'],
    ['/a/b/c', 'HEAD', 'PATCH'],
    ['/a/b/c', 'PROPFIND', 'PATCH'],
  ])('that %s does not answer is told those that it does: %s', async (path, method, allow) => {
    const ask = await serving('POST /a/{b}', 'GET /a/{b}', 'DELETE /a/{c}', 'PATCH /a/{b}/c')
    expect(await ask(path, method)).toMatchObject({ status: 405, allow })
  })

  test('is that of the most specific path, even where a less specific one answers it', async () => {
    const ask = await serving('GET /a/{b}', 'POST /a/search')
    expect(await ask('/a/search')).toMatchObject({ status: 405, allow: 'POST' })
    expect(await ask('/a/search', 'POST')).toMatchObject({ status: 200 })
    expect(await ask('/a/other')).toMatchObject({ status: 200 })
  })
})
