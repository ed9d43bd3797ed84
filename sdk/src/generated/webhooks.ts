// Generated from spec/ by `npm run generate`. Do not edit.

import type * as models from './models.ts'

/** What the body of a webhook is, by its type. */
export type WebhookEnvelopes = {
  /** A registration was made, in whatever status it began. */
  'registration.created': models.RegistrationCreatedEnvelope
  /** A registration or its people changed; sent once for each commit. */
  'registration.updated': models.RegistrationUpdatedEnvelope
  /** A registration was confirmed; its tickets are issued. */
  'registration.confirmed': models.RegistrationConfirmedEnvelope
  /** A registration waits for places to come free. */
  'registration.waitlisted': models.RegistrationWaitlistedEnvelope
  /** A registration that awaited approval was approved. */
  'registration.approved': models.RegistrationApprovedEnvelope
  /** A registration that awaited approval was declined. */
  'registration.declined': models.RegistrationDeclinedEnvelope
  /** A registration was cancelled; its places are free and its tickets void. */
  'registration.cancelled': models.RegistrationCancelledEnvelope
  /** A person was added: each person of a new registration, and each who joins one later. */
  'attendee.added': models.AttendeeAddedEnvelope
  /** A person changed. */
  'attendee.updated': models.AttendeeUpdatedEnvelope
  /** A person was cancelled. */
  'attendee.cancelled': models.AttendeeCancelledEnvelope
  /** A ticket was issued. */
  'ticket.issued': models.TicketIssuedEnvelope
  /** A ticket got a new code; the old code is dead. */
  'ticket.reissued': models.TicketReissuedEnvelope
  /** A ticket was voided. */
  'ticket.voided': models.TicketVoidedEnvelope
  /**
   * A person was admitted: by a scan, or by a member who overrode a refusal. Of an override the data names the refused
   * check-in in `overrides`, and `checkin.overridden` is sent as well.
   */
  'checkin.recorded': models.CheckinRecordedEnvelope
  /** A scan did not admit a person. */
  'checkin.refused': models.CheckinRefusedEnvelope
  /**
   * A member admitted a person whom a scan had refused. `checkin.recorded` is sent as well, in an envelope of its own
   * with the same data: whoever counts check-ins counts one of the two.
   */
  'checkin.overridden': models.CheckinOverriddenEnvelope
  /** Money was received for a registration. */
  'payment.received': models.PaymentReceivedEnvelope
  /** Money was given back. */
  'payment.refunded': models.PaymentRefundedEnvelope
  /** A payment failed. */
  'payment.failed': models.PaymentFailedEnvelope
}

/** All types that this package knows. */
export const webhookTypes = [
  'registration.created',
  'registration.updated',
  'registration.confirmed',
  'registration.waitlisted',
  'registration.approved',
  'registration.declined',
  'registration.cancelled',
  'attendee.added',
  'attendee.updated',
  'attendee.cancelled',
  'ticket.issued',
  'ticket.reissued',
  'ticket.voided',
  'checkin.recorded',
  'checkin.refused',
  'checkin.overridden',
  'payment.received',
  'payment.refunded',
  'payment.failed',
] as const satisfies readonly (keyof WebhookEnvelopes)[]
