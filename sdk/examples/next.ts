import { verifyWebhook, WebhookVerificationError } from '@postern/sdk/webhooks'
import { handleEvent } from './handle-event.ts'

// As app/hook/route.ts of a Next.js project.
export async function POST(request: Request): Promise<Response> {
  // The signature is of the raw bytes, which request.json() would lose.
  const rawBody = await request.arrayBuffer()
  const secret = process.env.POSTERN_WEBHOOK_SECRET ?? ''
  try {
    const event = await verifyWebhook(rawBody, request.headers.get('Service-Signature'), secret, { tolerance: 300 })
    await handleEvent(event) // acts once for each event.id
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: 400 })
  }
}
