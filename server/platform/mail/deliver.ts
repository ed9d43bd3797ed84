import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import { type ClaimedMail, claimDueMails, giveUpLostMails } from './due-mails.ts'
import { describeFailure, type MailFailure } from './failure.ts'
import { recordFailure, recordSent } from './record-attempt.ts'
import { retryDelay } from './retry-schedule.ts'
import type { MailTransport } from './transport.ts'

export type DeliveryOptions = {
  database: Database
  transport: MailTransport
  clock: Clock
  log: Logger
  /** How many mails are claimed, and sent at the same time. */
  batch?: number
  /** Once aborted, what is claimed is still sent, and nothing more is claimed. */
  signal?: AbortSignal
}

export type DeliveryCounts = { sent: number; retried: number; failed: number }

type Outcome = { result: keyof DeliveryCounts; reached: boolean }

const BATCH = 10
const RECORDING_PAUSES = [200, 1_000, 3_000]

/** Sends every due mail, and tells how many went which way. Any number of workers may do so at once. */
export async function deliverDueMails(options: DeliveryOptions): Promise<DeliveryCounts> {
  const { database, transport, clock, log, batch = BATCH, signal } = options
  const counts: DeliveryCounts = { sent: 0, retried: 0, failed: 0 }
  for (const id of await giveUpLostMails(database, clock)) {
    log.error({ mail: id }, 'mail failed: its last attempt did not report back')
    counts.failed += 1
  }
  while (!signal?.aborted) {
    const claimed = await claimDueMails(database, clock, { batch, messageDomain: transport.messageDomain })
    if (claimed.length === 0) break
    const outcomes = await Promise.allSettled(claimed.map((mail) => deliver(options, mail)))
    const done = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    })
    for (const { result } of done) counts[result] += 1
    // The mails that still wait would each lose an attempt to a server that is not there.
    if (done.every(({ reached }) => !reached)) break
  }
  return counts
}

async function deliver(options: DeliveryOptions, claimed: ClaimedMail): Promise<Outcome> {
  const { database, transport, clock, log } = options
  const failure = await trySending(transport, claimed)
  if (failure !== null) return handleFailure(options, claimed, failure)
  await recordPersistently(() => recordSent(database, clock, claimed)).catch((error) => {
    log.error({ mail: claimed.mail.id, err: error }, 'mail sent, but that could not be recorded')
    throw error
  })
  log.info({ mail: claimed.mail.id, attempt: claimed.attempts }, 'mail sent')
  return { result: 'sent', reached: true }
}

async function trySending(transport: MailTransport, { mail }: ClaimedMail): Promise<MailFailure | null> {
  try {
    await transport.send(mail)
    return null
  } catch (error) {
    return describeFailure(error)
  }
}

async function handleFailure(
  { database, clock, log }: DeliveryOptions,
  claimed: ClaimedMail,
  { kind, code, smtpStatus, detail }: MailFailure,
): Promise<Outcome> {
  const delay = kind === 'refused' ? null : retryDelay(claimed.attempts)
  await recordFailure(database, clock, claimed, { error: `${code}: ${detail}`, delay })
  const facts = { mail: claimed.mail.id, attempt: claimed.attempts, code, smtp_status: smtpStatus }
  if (delay === null) log.error(facts, 'mail failed')
  else log.warn({ ...facts, retry_seconds: delay }, 'mail not sent yet')
  return { result: delay === null ? 'failed' : 'retried', reached: kind !== 'unreachable' }
}

/** A mail that went out unrecorded goes out again, so a short outage of the database is waited for. */
async function recordPersistently(record: () => Promise<void>): Promise<void> {
  for (const pause of RECORDING_PAUSES) {
    try {
      return await record()
    } catch {
      await wait(pause)
    }
  }
  await record()
}
