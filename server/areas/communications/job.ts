import { deliverDueMails, type MailJobOptions } from '../../platform/mail/index.ts'
import type { Job } from '../../platform/queue/worker.ts'
import { writeOrderedMails } from './write-mails.ts'

export const TICKET_MAIL_JOB = 'ticket-mail'

/** Writes the mails that requests have ordered, and sends them right away instead of leaving them for the next minute. */
export function ticketMailJob({ stopping, ...options }: MailJobOptions): Job {
  return {
    name: TICKET_MAIL_JOB,
    every: '* * * * *',
    run: async (signal) => {
      const either = stopping ? AbortSignal.any([signal, stopping]) : signal
      const queued = await writeOrderedMails({ ...options, signal: either })
      if (queued > 0) await deliverDueMails({ ...options, signal: either })
    },
  }
}
