export {
  type Attachment,
  InvalidMail,
  type MailTransport,
  type NewMail,
  type OutgoingMail,
  singleLine,
} from './mail.ts'
export { MAIL_RETRY_SECONDS, MAILS, type MailQueueOptions, mailQueue, outcomeOf, trySending } from './mail-queue.ts'
export { purgeOldMails, queueMail, queueMailIn } from './queue-mail.ts'
export { recordWithRetries } from './record-sent.ts'
export { readSender } from './sender.ts'
export { readSmtpUrl } from './smtp-url.ts'
export { buildTransport, type TransportOptions } from './transport.ts'
