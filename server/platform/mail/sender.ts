import { domainToASCII } from 'node:url'
import { isMailAddress, type MailAddress, toOneLine } from './mail.ts'

const WITH_NAME = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]+)>$/

/** Reads `tickets@example.org` or `Harbour Hall <tickets@example.org>`; otherwise null. */
export function parseMailSender(text: string): MailAddress | null {
  if (toOneLine(text) !== text) return null
  const [, quoted, plain, bracketed] = WITH_NAME.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  return isMailAddress(address) ? { address, name: (quoted ?? plain ?? '').trim() } : null
}

export const toMailDomain = ({ address }: MailAddress): string =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1))
