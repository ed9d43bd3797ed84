import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa, { type Middleware } from 'koa'
import { publicSandboxApiKey, wellKnownGateScans, wellKnownScans } from '../../areas/sandbox/index.ts'
import { type DeveloperPagesOptions, serveDeveloperPages } from '../../surfaces/developer-pages/serve-pages.ts'

const SANDBOX = { apiKey: publicSandboxApiKey, scans: wellKnownScans, gateScans: wellKnownGateScans }

export type PageResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

export type PageTestServer = {
  origin: string
  ask(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<PageResponse>
  close(): Promise<void>
}

/** The pages on a real port. Other paths are answered by `rest`, or with `418 not a page`. */
export async function startPageTestServer(
  options: Partial<DeveloperPagesOptions> = {},
  rest?: Middleware,
): Promise<PageTestServer> {
  const app = new Koa()
  app.use(serveDeveloperPages({ publicUrl: null, sandbox: SANDBOX, ...options }))
  app.use(rest ?? notAPage)
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    ask: (path, { method = 'GET', headers = {} } = {}) => ask(port, path, method, headers),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const notAPage: Middleware = (ctx) => {
  ctx.status = 418
  ctx.body = 'not a page'
}

/** `fetch` would set the Host header and undo the compression. */
function ask(port: number, path: string, method: string, headers: Record<string, string>): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
