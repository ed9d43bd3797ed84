import { findHostMistake } from './host.ts'
import { type RefusedUrl, toRefusedUrl } from './refused-url.ts'

export type RequestTarget = {
  ok: true
  /** In lower case; an IPv6 address without its brackets. */
  host: string
  isAddress: boolean
  port: number
  /** Path and query exactly as written. */
  path: string
}

const LONGEST = 2000
/** URL characters and complete escapes. Many queries have brackets, though the standard wants them escaped. */
const TAIL = /^(?:[\w.~!$&'()*+,;=:@/?[\]-]|%[0-9a-f]{2})*$/i

/** Ports of other protocols, blocked by https://fetch.spec.whatwg.org/#port-blocking. */
const OF_OTHER_PROTOCOLS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** From the raw text: a URL parser repairs its input first, and makes `https:\\2130706433` 127.0.0.1. */
export function parseTarget(raw: string, { allowLoopback }: { allowLoopback: boolean }): RequestTarget | RefusedUrl {
  const known = allowLoopback ? KNOWN.loopback : KNOWN.plain
  const read = known.get(raw) ?? readAnew(raw, allowLoopback)
  if (known.size >= MAX_KNOWN) known.clear()
  if (read.ok) known.set(raw, read)
  return read
}

/** A cache: the same few urls are posted to again and again. */
const KNOWN = { loopback: new Map<string, RequestTarget>(), plain: new Map<string, RequestTarget>() }
const MAX_KNOWN = 1_000

function readAnew(raw: string, allowLoopback: boolean): RequestTarget | RefusedUrl {
  if (raw === '') return toRefusedUrl('malformed', 'The url is empty.')
  if (raw.length > LONGEST) return toRefusedUrl('malformed', `The url is longer than ${LONGEST} characters.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\u007f-\u009f\\]|\s/u.test(raw))
    return toRefusedUrl('malformed', 'The url holds a space, a control character or a back slash.')
  if (!/^https:\/\//i.test(raw)) return toRefusedUrl('not_https', 'The url must begin with https://.')
  const rest = raw.slice('https://'.length)
  if ((rest.split('/')[0] ?? '').includes('@'))
    return toRefusedUrl('user_info', 'The url has an @ before its path; user names and passwords do not belong in it.')
  if (rest.includes('#')) return toRefusedUrl('malformed', 'The url has a fragment (#), which is never sent.')
  const [, authority = '', tail = ''] = /^([^/?]*)(.*)$/s.exec(rest) ?? []
  if (authority === '') return toRefusedUrl('malformed', 'The url names no host.')
  if (!TAIL.test(tail))
    return toRefusedUrl('malformed', 'The url has characters in its path or query that must be percent-encoded.')
  const host = readHost(raw, authority.toLowerCase(), allowLoopback)
  return host.ok ? { ...host, path: tail.startsWith('/') ? tail : `/${tail}` } : host
}

function readHost(raw: string, authority: string, allowLoopback: boolean): Omit<RequestTarget, 'path'> | RefusedUrl {
  const [, written = '', portText] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? []
  if (written === '') return toRefusedUrl('host_spelling', 'The url has a host that cannot be told from its port.')
  const port = portText === undefined ? 443 : readPort(portText)
  if (typeof port !== 'number') return port
  const mistake = findHostMistake(written, allowLoopback)
  if (mistake) return mistake
  if (!agrees(raw, written, port))
    return toRefusedUrl('host_spelling', 'The url has a host that is not the name of any machine.')
  const isAddress = written.startsWith('[') || /\.\d+$/.test(written)
  return { ok: true, host: written.replace(/^\[|\]$/g, ''), isAddress, port }
}

function readPort(text: string): number | RefusedUrl {
  const port = Number(text)
  if (!/^[1-9]\d{0,4}$/.test(text) || port > 65_535)
    return toRefusedUrl('port', 'The url has a port that is not a number from 1 to 65535.')
  if (OF_OTHER_PROTOCOLS.has(port))
    return toRefusedUrl('port', `The url has the port ${port}, which belongs to another protocol than https.`)
  return port
}

/** Whether the standard URL parser finds the same host and port. */
function agrees(raw: string, host: string, port: number): boolean {
  const parsed = URL.parse(raw)
  if (parsed === null) return false
  const plain = parsed.protocol === 'https:' && parsed.username === '' && parsed.password === ''
  return plain && parsed.hostname === host && Number(parsed.port || 443) === port
}
