import { once } from 'node:events'
import { createServer } from 'node:http'

export type GuideWebhookReceiver = AsyncDisposable & { received: { signature: string; body: string }[] }

/** Receives webhooks, like the program of somebody who follows a guide. */
export async function receiveWebhooksAt(port: number): Promise<GuideWebhookReceiver> {
  const received: GuideWebhookReceiver['received'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ signature: String(request.headers['service-signature']), body })
    response.writeHead(204).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
