/** Why a request got no whole answer. */
export type PostFailureKind =
  /** No connection: nobody listens, or there is no way. */
  | 'connect'
  /** No connection in time. */
  | 'connect_timeout'
  /** The certificate is not good for the host, or there is no TLS. */
  | 'tls'
  /** No whole answer in time. */
  | 'timeout'
  /** The connection ended before the answer did. */
  | 'connection_lost'
  /** What came is no answer of HTTP/1.1, or its headers are too long. */
  | 'bad_answer'
  /** The sender wanted it no more. */
  | 'aborted'

export type PostFailure = {
  failure: PostFailureKind
  /** A whole sentence that names the host and holds nothing of what was sent. */
  message: string
  /** That of an answer which began and did not end. */
  status: number | null
}

/** How far a request had come. */
export type Stage = 'connecting' | 'securing' | 'sent'

const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The kind and the sentence for an error of a socket. */
export function describeError(error: unknown, stage: Stage, host: string): Omit<PostFailure, 'status'> {
  const code = codeOf(error)
  if (stage === 'connecting') return { failure: 'connect', message: noConnection(code, host) }
  if (stage === 'securing') return { failure: 'tls', message: noTls(code, host) }
  return { failure: 'connection_lost', message: `${host} closed the connection before its answer was complete.` }
}

export function noConnectionInTime(host: string): Omit<PostFailure, 'status'> {
  return { failure: 'connect_timeout', message: `No connection to ${host} was made in time.` }
}

export function badAnswer(why: 'no-http' | 'too-many-headers', host: string): Omit<PostFailure, 'status'> {
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
