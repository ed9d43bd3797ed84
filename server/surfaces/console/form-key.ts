/** Each form has a key of its own, under which it is done once, however often it is sent. */

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Html, html } from '../../platform/html/html.ts'
import type { ConsoleVisit } from './visit.ts'

const IN_PROGRESS = 'idempotency_in_progress'

/** A form that may have been done, although it was refused, comes back with its key: sent again, it is not done again. */
export function renderFormIdempotencyKey(
  { form }: Pick<ConsoleVisit, 'form'>,
  refused?: { status: number; code: string | null },
): Html {
  const mayBeDone = refused && (refused.status >= 500 || refused.status === 429 || refused.code === IN_PROGRESS)
  return html`<input type="hidden" name="once" value="${(mayBeDone && form.get('once')) || randomUUID()}">`
}

export const readFormIdempotencyKey = ({ form }: Pick<ConsoleVisit, 'form'>): string => form.get('once') || randomUUID()

/** Half a minute in all, which is longer than an act takes. */
const PAUSES_MS = [25, 50, 100, 200, 400, ...Array<number>(30).fill(1_000)]

/** The second of two forms with one key, as a double click sends them, waits for the first and gets its answer. */
export async function waitForFirstAnswer<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    const answer = await ask()
    if (!('code' in answer) || answer.code !== IN_PROGRESS) return answer
    await wait(pause)
  }
  return ask()
}
