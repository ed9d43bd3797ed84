import { type IncomingHttpHeaders, request } from 'node:http'

export type RawRequestOptions = { method?: string; headers?: Record<string, string> }
// biome-ignore lint/suspicious/noExplicitAny: the body is whatever the server sent
export type RawHttpReply = { status: number; headers: IncomingHttpHeaders; text: string; body: any }

/** Sends the path or URL and the Host header exactly as given, which fetch does not. */
export function sendRawRequest(
  serverUrl: string,
  path: string,
  { method = 'GET', headers = {} }: RawRequestOptions = {},
): Promise<RawHttpReply> {
  const { hostname, port } = new URL(serverUrl)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      const body = text.startsWith('{') ? JSON.parse(text) : null
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body })
    })
    sent.on('error', reject)
    sent.end()
  })
}
