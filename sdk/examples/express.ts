import { verifyWebhook, WebhookVerificationError } from '@postern/sdk/webhooks'
import express from 'express'
import { handleEvent } from './handle-event.ts'

export function createApp(secret: string) {
  const app = express()

  // Before any express.json(): the signature is of the raw bytes, which parsing loses.
  app.post('/hook', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    const header = request.headers['service-signature']
    try {
      const event = await verifyWebhook(request.body ?? '', header, secret, { tolerance: 300 })
      await handleEvent(event) // acts once for each event.id
      response.status(204).end()
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      response.status(400).json({ code: error.code, message: error.message })
    }
  })

  return app
}
