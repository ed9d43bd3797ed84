import { domainToASCII } from 'node:url'
import { isAddress, type MailAddress, singleLine } from './mail.ts'

const WITH_NAME = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]+)>$/

/** Reads `tickets@example.org` or `Harbour Hall <tickets@example.org>`; otherwise null. */
export function readSender(text: string): MailAddress | null {
  if (singleLine(text) !== text) return null
  const [, quoted, plain, bracketed] = WITH_NAME.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  return isAddress(address) ? { address, name: (quoted ?? plain ?? '').trim() } : null
}

export function domainOf({ address }: MailAddress): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1))
}
