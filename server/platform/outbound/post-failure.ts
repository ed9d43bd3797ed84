export type PostFailureKind =
  /** No connection: refused or unreachable. */
  | 'connect'
  | 'connect_timeout'
  /** The certificate is not valid for the host, or the server does not speak TLS. */
  | 'tls'
  | 'timeout'
  | 'connection_lost'
  /** Not an HTTP/1.1 response, or its headers are too long. */
  | 'bad_answer'
  | 'aborted'

export type PostFailure = {
  failure: PostFailureKind
  /** A sentence that names the host and contains nothing of the request. */
  message: string
  /** The status of an incomplete response. */
  status: number | null
}

export type PostStage = 'connecting' | 'securing' | 'sent'

const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

export function toPostFailure(error: unknown, stage: PostStage, host: string): Omit<PostFailure, 'status'> {
  const code = codeOf(error)
  if (stage === 'connecting') return { failure: 'connect', message: noConnection(code, host) }
  if (stage === 'securing') return { failure: 'tls', message: noTls(code, host) }
  return { failure: 'connection_lost', message: `${host} closed the connection before its answer was complete.` }
}

export function describeConnectTimeout(host: string): Omit<PostFailure, 'status'> {
  return { failure: 'connect_timeout', message: `No connection to ${host} was made in time.` }
}

export function describeBadResponse(why: 'no-http' | 'too-many-headers', host: string): Omit<PostFailure, 'status'> {
  const message =
    why === 'too-many-headers'
      ? `${host} answered with more headers than are read.`
      : `${host} did not answer in HTTP/1.1.`
  return { failure: 'bad_answer', message }
}

function noConnection(code: string, host: string): string {
  if (code === 'ECONNREFUSED') return `${host} refused the connection.`
  return `No connection to ${host} could be made (${code}).`
}

function noTls(code: string, host: string): string {
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${host} has expired.`
  if (code === 'CERT_NOT_YET_VALID') return `The certificate of ${host} is not valid yet.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `The certificate of ${host} is for other names.`
  if (UNTRUSTED.has(code)) return `The certificate of ${host} is not from an authority that is trusted.`
  return `No TLS connection to ${host} could be made (${code}).`
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'no reason is known'
}
