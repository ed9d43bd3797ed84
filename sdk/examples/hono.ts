import { verifyWebhook, WebhookVerificationError } from '@postern/sdk/webhooks'
import { Hono } from 'hono'
import { handleEvent } from './handle-event.ts'

/** For Node, Cloudflare Workers, Deno and Bun alike. */
export function createApp(secret: string) {
  const app = new Hono()

  app.post('/hook', async (context) => {
    // The signature is of the raw bytes, which context.req.json() would lose.
    const rawBody = await context.req.arrayBuffer()
    try {
      const header = context.req.header('Service-Signature')
      const event = await verifyWebhook(rawBody, header, secret, { tolerance: 300 })
      await handleEvent(event) // acts once for each event.id
      return context.body(null, 204)
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      return context.json({ code: error.code, message: error.message }, 400)
    }
  })

  return app
}
