export {
  type MailAttachment,
  MailError,
  type MailTransport,
  type NewMail,
  type OutgoingMail,
  toOneLine,
} from './mail.ts'
export {
  buildMailQueue,
  LOST_MAIL_SECONDS,
  MAIL_QUEUE_NAME,
  MAIL_RETRY_SECONDS,
  MAILS_PER_TURN,
  type MailQueueOptions,
  toWorkOutcome,
  trySendMail,
} from './mail-queue.ts'
export { purgeOldMails, queueMail, queueMailInWork } from './queue-mail.ts'
export { recordWithRetries } from './record-sent.ts'
export { buildMailTransport, type MailTransportOptions } from './transport.ts'
