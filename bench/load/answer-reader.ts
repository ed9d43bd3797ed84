export type RawAnswer = { status: number; body: string }

const KEPT_OF_A_REFUSAL = 300
const END_OF_HEAD = '\r\n\r\n'
const CONTENT_LENGTH = /\r\ncontent-length:[ \t]*(\d+)/i

export const isSuccessStatus = (status: number): boolean => status >= 200 && status <= 299

/** Parses responses from chunks of any size. Drops bodies of successes unless `keepBodies`, to stay cheap. */
export function buildAnswerReader(onAnswer: (answer: RawAnswer) => void, keepBodies = false): (piece: Buffer) => void {
  let head = ''
  let status = 0
  let kept = 0
  let body: Buffer[] = []
  let missing: number | null = null

  return (piece) => {
    let at = 0
    while (at < piece.length) {
      if (missing === null) {
        const seen = head.length
        head += piece.toString('latin1', at)
        const end = head.indexOf(END_OF_HEAD, Math.max(0, seen - END_OF_HEAD.length))
        if (end < 0) return
        at += end + END_OF_HEAD.length - seen
        status = statusOf(head)
        missing = lengthOf(head.slice(0, end), status)
        kept = keepBodies ? missing : isSuccessStatus(status) ? 0 : KEPT_OF_A_REFUSAL
        head = ''
      }
      const taken = Math.min(missing, piece.length - at)
      if (kept > 0) {
        body.push(Buffer.from(piece.subarray(at, at + Math.min(taken, kept))))
        kept -= Math.min(taken, kept)
      }
      at += taken
      missing -= taken
      if (missing > 0) return
      missing = null
      const text = body.length === 0 ? '' : Buffer.concat(body).toString()
      body = []
      onAnswer({ status, body: text })
    }
  }
}

function statusOf(head: string): number {
  const status = Number(head.slice(9, 12))
  if (!head.startsWith('HTTP/1.1 ') || !(status >= 200 && status <= 599))
    throw new Error(`not an HTTP/1.1 answer: ${head.slice(0, KEPT_OF_A_REFUSAL)}`)
  return status
}

function lengthOf(head: string, status: number): number {
  const length = CONTENT_LENGTH.exec(head)?.[1]
  if (length !== undefined) return Number(length)
  if (status === 204 || status === 304) return 0
  throw new Error(`an answer without Content-Length: ${head.slice(0, KEPT_OF_A_REFUSAL)}`)
}
