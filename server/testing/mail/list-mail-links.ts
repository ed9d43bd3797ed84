import { parseMailHeaders } from './read-message.ts'

/** Every address in a mail: in its text and HTML parts, and in the header that unsubscribes. */
export function listMailLinks(raw: string): string[] {
  const own = parseMailHeaders(raw)['list-unsubscribe']
  const header = own === undefined ? [] : [own.slice(1, -1)]
  return [...new Set([...header, ...readParts(raw).flatMap(({ type, text }) => find(type, text))])]
}

function find(type: string, text: string): string[] {
  if (type !== 'text/html') return text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const named = [...text.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, value = '']) => value)
  return named.filter((value) => !value.startsWith('cid:')).map((value) => value.replaceAll('&amp;', '&'))
}

type Part = { type: string; text: string }

function readParts(raw: string): Part[] {
  const headers = parseMailHeaders(raw)
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const [type = ''] = (headers['content-type'] ?? 'text/plain').split(';')
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary !== undefined) {
    const inner = body.split(`--${boundary}`).slice(1, -1)
    return inner.flatMap((part) => readParts(part.replace(/^\r\n/, '')))
  }
  return type.startsWith('text/') ? [{ type, text: decode(body, headers['content-transfer-encoding'] ?? '7bit') }] : []
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
