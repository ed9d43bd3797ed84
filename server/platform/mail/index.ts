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
  buildMailRetries,
  MAIL_QUEUE_NAME,
  MAILS_PER_TURN,
  type MailQueueOptions,
  sendQueued,
} from './mail-queue.ts'
export { purgeOldMails, queueMail } from './queue-mail.ts'
export { buildMailTransport, type MailTransportOptions } from './transport.ts'
