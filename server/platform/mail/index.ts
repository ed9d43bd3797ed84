export {
  type Attachment,
  MailError,
  type MailTransport,
  type NewMail,
  type OutgoingMail,
  toOneLine,
} from './mail.ts'
export {
  buildMailQueue,
  buildMailRetries,
  MAIL_QUEUE,
  MAILS_PER_TURN,
  type MailQueueOptions,
  sendMail,
} from './mail-queue.ts'
export { purgeOldMails, queueMail } from './queue-mail.ts'
export { buildMailTransport, type MailTransportOptions } from './transport.ts'
