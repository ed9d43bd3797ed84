import { toError } from './errors.ts'

/** The header as a framework provides it: `request.headers.get(…)` or `request.headers['service-signature']`. */
export type SignatureHeader = string | readonly string[] | null | undefined

/**
 * Parses `t=<unix seconds>,v1=<hex>`. Other schemes are ignored. The time stays a text, since the text is what was
 * signed, and `v1` may be malformed.
 */
export function parseSignatureHeader(header: SignatureHeader) {
  const text = typeof header === 'string' ? header : (header ?? []).join(',')
  if (text.trim() === '') throw toError('header_missing', 'There is no header Service-Signature, or it is empty.')
  const entries = text.split(',').map((entry) => {
    const [name = '', ...value] = entry.trim().split('=')
    return { name, value: value.join('=') }
  })
  const valuesOf = (wanted: string) => entries.filter(({ name }) => name === wanted).map(({ value }) => value)
  const [timestamp, ...more] = valuesOf('t')
  if (timestamp === undefined) throw toError('timestamp_missing', 'The header Service-Signature has no t.')
  if (more.length > 0) throw toError('timestamp_repeated', 'The header Service-Signature has more than one t.')
  if (!/^(0|[1-9]\d{0,14})$/.test(timestamp))
    throw toError('timestamp_malformed', 'The t of the header Service-Signature is not a number of seconds.')
  const signatures = valuesOf('v1')
  if (signatures.length === 0) throw toError('signature_missing', 'The header Service-Signature has no v1.')
  return { timestamp, signatures }
}
