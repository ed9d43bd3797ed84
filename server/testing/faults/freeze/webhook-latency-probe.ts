import { setTimeout as sleep } from 'node:timers/promises'
import type { CertificateAuthority } from '../../certificates.ts'
import { buildNewAttendee, makeTestEvent } from '../../fixtures.ts'
import { startTlsServer } from '../../outbound/tls-server.ts'
import { FAULT_RECEIVER_HOST } from '../receivers.ts'
import type { FreezeScenarioTarget } from './target.ts'

/** Another organization, which makes changes continuously and waits for its own webhooks. */
export type WebhookLatencyProbe = {
  /** Returns how long the slowest webhook took while the work was done. */
  during<T>(work: () => Promise<T>): Promise<{ outcome: T; slowestWebhookMs: number }>
  close(): Promise<void>
}

const PAUSE_MS = 400
/** A webhook that has not arrived by then counts as this long. */
const PATIENCE_MS = 20_000

export async function startWebhookLatencyProbe(
  target: FreezeScenarioTarget,
  authority: CertificateAuthority,
): Promise<WebhookLatencyProbe> {
  const heard = new Map<string, () => void>()
  const receiver = await startTlsServer(authority.issue({ names: [FAULT_RECEIVER_HOST] }), ({ body }, response) => {
    response.writeHead(204).end()
    heard.get(JSON.parse(body.toString('utf8')).data.note)?.()
  })
  const { live } = await target.newOrganization()
  const event = await makeTestEvent(live.call)
  const { body: registration } = await live.call('POST', `${event}/registrations`, { attendees: [buildNewAttendee()] })
  const url = `https://${FAULT_RECEIVER_HOST}:${receiver.port}/`
  await live.call('POST', '/v1/webhooks', { url, event_types: ['registration.updated'] })

  /** From the response to the change until the webhook arrives. */
  const changeAndHear = async (note: string): Promise<number> => {
    const arrived = new Promise<number>((resolve) => heard.set(note, () => resolve(performance.now())))
    await live.call('PATCH', `${event}/registrations/${registration.id}`, { note })
    const changed = performance.now()
    const given = new AbortController()
    const latest = sleep(PATIENCE_MS, changed + PATIENCE_MS, { signal: given.signal }).catch(() => changed)
    const at = await Promise.race([arrived, latest])
    given.abort()
    heard.delete(note)
    return Math.max(0, at - changed)
  }

  let changes = 0
  return {
    during: async (work) => {
      let done = false
      const waits: Promise<number>[] = []
      const changing = (async () => {
        while (!done) {
          changes += 1
          waits.push(changeAndHear(`change ${changes}`))
          await sleep(PAUSE_MS)
        }
      })()
      const outcome = await work().finally(() => {
        done = true
      })
      await changing
      return { outcome, slowestWebhookMs: Math.max(...(await Promise.all(waits))) }
    },
    close: receiver.close,
  }
}
