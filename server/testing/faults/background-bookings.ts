import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

// biome-ignore lint/suspicious/noExplicitAny: answers of several operations.
type Answer = { status: number; body: any }

export type RetryingApiCall = (method: string, path: string, body?: unknown) => Promise<Answer>

export type BackgroundBookings = {
  /** Registers, changes and cancels people until stopped; resolves when all requests have been answered. */
  stop(): Promise<{ acts: number }>
}

export type BackgroundBookingOptions = {
  call: RetryingApiCall
  event: string
  workers: number
  pauseMilliseconds: number
  random: () => number
}

/** Retries until there is a response, whatever is killed: the same request with the same Idempotency-Key. */
export function buildRetryingApiCall(url: () => string, key: string): RetryingApiCall {
  return async (method, path, body) => {
    const idempotencyKey = randomUUID()
    for (;;) {
      const answer = await ask(url(), { method, path, body, key, idempotencyKey }).catch(() => null)
      if (answer && answer.status < 500 && answer.body?.error?.code !== 'idempotency_in_progress') return answer
      await wait(50)
    }
  }
}

export function startBackgroundBookings({
  call,
  event,
  workers,
  pauseMilliseconds,
  random,
}: BackgroundBookingOptions): BackgroundBookings {
  let stopped = false
  let acts = 0
  const act = async (number: number) => {
    const people = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      attendee_type: 'visitor',
      first_name: 'Zoë',
      last_name: `Ibáñez ${number} ${acts}`,
      email: `${randomUUID()}@example.com`,
    }))
    const made = await requireSuccess(call('POST', `${event}/registrations`, { attendees: people }))
    // Refused, so it must leave nothing behind.
    await call('POST', `${event}/registrations`, { attendees: [{ ...people[0], attendee_type: 'nobody' }] })
    const [first] = made.attendees
    if (random() < 0.5)
      await requireSuccess(call('PATCH', `${event}/attendees/${first.id}`, { phone: '+34 600 000 000' }))
    if (random() < 0.4) await requireSuccess(call('POST', `${event}/registrations/${made.id}/cancel`, {}))
    acts += 1
  }
  const work = async (_: unknown, number: number) => {
    while (!stopped) {
      await act(number)
      await wait(pauseMilliseconds)
    }
  }
  const working = Promise.all(Array.from({ length: workers }, work))
  return {
    stop: async () => {
      stopped = true
      await working
      return { acts }
    },
  }
}

export async function requireSuccess(answering: Promise<Answer>) {
  const { status, body } = await answering
  if (status >= 300) throw new Error(`The work was refused: ${status} ${JSON.stringify(body)}`)
  return body
}

type SentRequest = { method: string; path: string; body?: unknown; key: string; idempotencyKey: string }

async function ask(url: string, { method, path, body, key, idempotencyKey }: SentRequest): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...(method === 'POST' ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
