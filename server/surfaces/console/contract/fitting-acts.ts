import type { OperationId } from '../../../../generated/operations.ts'

type Shown = Record<string, unknown>

const isOneOf =
  (...statuses: string[]) =>
  ({ status }: Shown) =>
    statuses.includes(String(status))

/** What makes sense in some states of an object only; elsewhere it is not offered. The API decides all the same. */
const FITTING: Partial<Record<OperationId, (shown: Shown) => boolean>> = {
  updateEvent: isOneOf('draft', 'published'),
  publishEvent: isOneOf('draft'),
  unpublishEvent: isOneOf('published'),
  cancelEvent: isOneOf('draft', 'published'),
  deleteEvent: isOneOf('draft'),
  archiveEvent: isOneOf('draft', 'published', 'cancelled'),
  createImport: isOneOf('draft', 'published'),
  createSourceImport: isOneOf('draft', 'published'),
  unlockDay: ({ locked_at }) => locked_at !== null,
  approveRegistration: isOneOf('pending'),
  declineRegistration: isOneOf('pending'),
  confirmRegistration: isOneOf('awaiting_payment'),
  voidTicket: isOneOf('valid'),
  reissueTicket: isOneOf('valid'),
  sendTicket: isOneOf('valid'),
  refundPayment: isOneOf('received', 'partially_refunded'),
  updateCommunication: isOneOf('draft'),
  deleteCommunication: isOneOf('draft'),
  sendCommunication: isOneOf('draft'),
  cancelCommunication: isOneOf('scheduled', 'sending'),
  cancelJob: isOneOf('queued', 'running'),
  getJobResult: ({ result_url }) => result_url !== null,
  getJobRejects: ({ rejects_url }) => rejects_url !== null,
  pauseWebhook: ({ paused }) => paused === false,
  enableWebhook: ({ paused }) => paused === true,
}

export const isActOffered = (id: OperationId, shown: Shown): boolean => FITTING[id]?.(shown) ?? true
