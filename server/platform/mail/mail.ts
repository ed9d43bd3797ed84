import { cleanText, cleanTruncated } from '../formats/clean-text.ts'
import { formats } from '../formats/index.ts'

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
  /** What the mail is about, such as `quota-80:2026-11:<member>`: one occurrence makes one mail. */
  occurrence: string
  to: { address: string; name?: string }
  subject: string
  text: string
  html?: string
  attachments?: Attachment[]
}

/** A mail on its way out. */
export type OutgoingMail = {
  id: string
  messageId: string
  createdAt: Date
  to: MailAddress
  subject: string
  text: string
  html: string | null
  attachments: Attachment[]
  /** Beside those that every mail has. */
  headers?: Record<string, string>
}

export class InvalidMail extends Error {}

const MAX_OCCURRENCE = 300
const MAX_LINE_LENGTH = 500
const CONTENT_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i
const CONTENT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Names and subjects are written by people: they are made harmless. The rest is written by us: it is refused when wrong. */
export function checkMail(mail: NewMail) {
  if (
    mail.occurrence === '' ||
    mail.occurrence.length > MAX_OCCURRENCE ||
    mail.occurrence !== singleLine(mail.occurrence)
  ) {
    throw new InvalidMail(`The occurrence of a mail is one line of 1 to ${MAX_OCCURRENCE} characters.`)
  }
  if (!isAddress(mail.to.address)) throw new InvalidMail('The recipient of a mail has no valid address.')
  return {
    occurrence: mail.occurrence,
    to: { address: mail.to.address, name: singleLine(mail.to.name ?? '') },
    subject: singleLine(mail.subject),
    text: cleanText(mail.text),
    html: mail.html === undefined ? null : cleanText(mail.html),
    attachments: (mail.attachments ?? []).map(checkAttachment),
  }
}

export function isAddress(text: string): boolean {
  return formats.email?.(text) ?? false
}

/** One line without control characters, so that nothing in it can begin another header. */
export function singleLine(text: string): string {
  const harmless = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return cleanTruncated(harmless.trim(), MAX_LINE_LENGTH)
}

function checkAttachment(attachment: Attachment): Attachment {
  const { filename, contentType, cid } = attachment
  if (!CONTENT_TYPE.test(contentType)) throw new InvalidMail('The content type of an attachment is not one.')
  if (cid !== undefined && !CONTENT_ID.test(cid)) throw new InvalidMail('The content id of an attachment is not one.')
  return { ...attachment, filename: singleLine(filename) }
}

export type MailTransport = {
  /** What follows the @ in the message ids. */
  messageDomain: string
  /** Resolves once the mail is somebody else's responsibility. */
  send(mail: OutgoingMail): Promise<void>
  close(): void | Promise<void>
}
