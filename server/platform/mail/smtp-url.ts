export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS, if the server offers it. */
  secure: boolean
  auth: { user: string; pass: string } | null
}

const SUBMISSION_PORT = 587
const SECURE_PORT = 465

export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '') return null
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null
  const secure = url.protocol === 'smtps:'
  const user = decode(url.username)
  const pass = decode(url.password)
  if (user === null || pass === null) return null
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? SECURE_PORT : SUBMISSION_PORT),
    secure,
    auth: user === '' ? null : { user, pass },
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
