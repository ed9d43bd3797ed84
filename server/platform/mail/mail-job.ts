import type { Job } from '../queue/worker.ts'
import { type DeliveryOptions, deliverDueMails } from './deliver.ts'

export const MAIL_JOB = 'mail-deliver'

export type MailJobOptions = Omit<DeliveryOptions, 'signal'> & {
  /** Aborted when the server begins to stop, so that a long queue does not use up the grace. */
  stopping?: AbortSignal
}

export function mailJob({ stopping, ...options }: MailJobOptions): Job {
  return {
    name: MAIL_JOB,
    every: '* * * * *',
    run: async (signal) => {
      await deliverDueMails({ ...options, signal: stopping ? AbortSignal.any([signal, stopping]) : signal })
    },
  }
}
