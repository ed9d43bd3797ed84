import { formatValidators } from '../../../spec/runtime/formats/index.ts'
import { toStorableText, toTruncatedStorableText } from '../formats/storable-text.ts'

export type MailAddress = { address: string; name: string }

export type Attachment = {
  filename: string
  contentType: string
  content: Uint8Array
  /** The html part shows it as <img src="cid:…">. */
  cid?: string
}

export type NewMail = {
  organizationId: string
  /** Identifies the cause, such as `quota-80:2026-11:<member>`; one occurrence makes one mail. */
  occurrence: string
  to: { address: string; name?: string }
  subject: string
  text: string
  html?: string
  attachments?: Attachment[]
}

export type OutgoingMail = {
  id: string
  messageId: string
  createdAt: Date
  to: MailAddress
  subject: string
  text: string
  html: string | null
  attachments: Attachment[]
  /** In addition to those of every mail. */
  headers?: Record<string, string>
}

export class MailError extends Error {}

const MAX_OCCURRENCE = 300
const MAX_LINE_LENGTH = 500
const CONTENT_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i
const CONTENT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Names and subjects are user input and get cleaned. All else is written by us and is rejected if wrong. */
export function validateAndCleanMail(mail: NewMail) {
  if (
    mail.occurrence === '' ||
    mail.occurrence.length > MAX_OCCURRENCE ||
    mail.occurrence !== toOneLine(mail.occurrence)
  ) {
    throw new MailError(`The occurrence of a mail is one line of 1 to ${MAX_OCCURRENCE} characters.`)
  }
  if (!isMailAddress(mail.to.address)) throw new MailError('The recipient of a mail has no valid address.')
  return {
    occurrence: mail.occurrence,
    to: { address: mail.to.address, name: toOneLine(mail.to.name ?? '') },
    subject: toOneLine(mail.subject),
    text: toStorableText(mail.text),
    html: mail.html === undefined ? null : toStorableText(mail.html),
    attachments: (mail.attachments ?? []).map(checkAttachment),
  }
}

export const isMailAddress = (text: string): boolean => formatValidators.email?.(text) ?? false

/** One line without control characters, so that it cannot inject a header. */
export function toOneLine(text: string): string {
  const harmless = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return toTruncatedStorableText(harmless.trim(), MAX_LINE_LENGTH)
}

function checkAttachment(attachment: Attachment): Attachment {
  const { filename, contentType, cid } = attachment
  if (!CONTENT_TYPE.test(contentType)) throw new MailError('The content type of an attachment is not one.')
  if (cid !== undefined && !CONTENT_ID.test(cid)) throw new MailError('The content id of an attachment is not one.')
  return { ...attachment, filename: toOneLine(filename) }
}

export type MailTransport = {
  /** The part of message ids after the @. */
  messageDomain: string
  /** Resolves once the mail is accepted by the server, or written to its file. */
  send(mail: OutgoingMail): Promise<void>
  close(): void | Promise<void>
}
