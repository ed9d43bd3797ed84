import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type OtherReleaseProxy = {
  url: string
  /** Headers to send instead of the page's. */
  headers: Record<string, string>
  /** Changes a file on its way to the browser. */
  change: (path: string, text: string) => string
  close(): Promise<void>
}

/** Of this connection, or about a file as it was before it was changed. */
const NOT_PASSED_ON =
  /^(connection|host|keep-alive|content-length|etag|if-none-match|(accept|content|transfer)-encoding)$/

/** Stands before a server as a newer or an older release of it would. */
export async function startOtherReleaseProxy(target: string): Promise<OtherReleaseProxy> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const headers = { ...passedOn(request.headers), ...proxy.headers }
    const method = request.method ?? 'GET'
    const answer = await fetch(target + request.url, { method, headers, ...(body.length > 0 ? { body } : {}) })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isScript = answer.headers.get('content-type')?.startsWith('text/javascript')
    response.writeHead(answer.status, passedOn(Object.fromEntries(answer.headers)))
    response.end(isScript ? proxy.change(request.url ?? '', bytes.toString()) : bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: OtherReleaseProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: {},
    change: (_, text) => text,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_PASSED_ON.test(name) ? [] : [[name, String(value)]],
    ),
  )
