import { buffer } from 'node:stream/consumers'
import { verifyWebhook, WebhookVerificationError } from '@postern/sdk/webhooks'
import Koa from 'koa'
import { handleEvent } from './handle-event.ts'

export function createApp(secret: string) {
  const app = new Koa()

  // Before any body parser: the signature is of the raw bytes, which parsing loses.
  app.use(async (context, next) => {
    if (context.method !== 'POST' || context.path !== '/hook') return next()
    const rawBody = await buffer(context.req)
    try {
      const event = await verifyWebhook(rawBody, context.get('Service-Signature'), secret, { tolerance: 300 })
      await handleEvent(event) // acts once for each event.id
      context.status = 204
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      context.status = 400
      context.body = { code: error.code, message: error.message }
    }
  })

  return app
}
