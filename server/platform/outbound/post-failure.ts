export type PostFailure = {
  failure: 'connect' | 'connect_timeout' | 'tls' | 'connection_lost' | 'bad_answer' | 'aborted'
  /** A sentence that names the host and contains nothing of the request. */
  message: string
  /** The status of an incomplete response. */
  status: number | null
}

export type PostStage = 'connecting' | 'securing' | 'sent'

const UNTRUSTED = 'is not from an authority that is trusted'

const CERTIFICATE_PROBLEMS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for other names',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
}

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

const noConnection = (code: string, host: string): string =>
  code === 'ECONNREFUSED' ? `${host} refused the connection.` : `No connection to ${host} could be made (${code}).`

function noTls(code: string, host: string): string {
  const problem = CERTIFICATE_PROBLEMS[code]
  return problem ? `The certificate of ${host} ${problem}.` : `No TLS connection to ${host} could be made (${code}).`
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'no reason is known'
}
