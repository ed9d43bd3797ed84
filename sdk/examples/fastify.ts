import { verifyWebhook, WebhookVerificationError } from '@postern/sdk/webhooks'
import Fastify from 'fastify'
import { handleEvent } from './handle-event.ts'

export function createApp(secret: string) {
  const app = Fastify({ bodyLimit: 1_048_576 })

  // In its own plugin, so that other routes still get parsed JSON.
  app.register(async (hooks) => {
    // The signature is of the raw bytes, which parsing loses.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    hooks.post<{ Body: Buffer }>('/hook', async (request, reply) => {
      try {
        const header = request.headers['service-signature']
        const event = await verifyWebhook(request.body, header, secret, { tolerance: 300 })
        await handleEvent(event) // acts once for each event.id
        return reply.code(204).send()
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error
        return reply.code(400).send({ code: error.code, message: error.message })
      }
    })
  })

  return app
}
