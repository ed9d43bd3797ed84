import { line } from './mail.ts'

export type MailFailure = {
  /** refused: it would be refused again. deferred: this mail may go later. unreachable: no mail could go now. */
  kind: 'refused' | 'deferred' | 'unreachable'
  code: string
  smtpStatus: number | null
  /** What the server said. It may name the recipient, so it belongs beside the mail and in no log. */
  detail: string
}

/** The errors of nodemailer that are about the mail itself and not about the way to the server. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** The server would take the mail from somebody who has logged in, or in another order of commands. */
const ABOUT_THE_SESSION = new Set([503, 530, 534, 535, 538])

export function describeFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'Error'
  const smtpStatus = typeof responseCode === 'number' ? responseCode : null
  return { kind: kindOf(name, smtpStatus), code: name, smtpStatus, detail: detailOf(error) }
}

function kindOf(code: string, smtpStatus: number | null): MailFailure['kind'] {
  if (!ABOUT_THE_MAIL.has(code)) return 'unreachable'
  if (smtpStatus === null) return 'refused'
  if (ABOUT_THE_SESSION.has(smtpStatus)) return 'unreachable'
  return smtpStatus >= 500 ? 'refused' : 'deferred'
}

function detailOf(error: unknown): string {
  return line(error instanceof Error ? error.message : String(error))
}
