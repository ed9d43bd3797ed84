import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string; secure: boolean; user: string | null }

export type TestSmtpServer = {
  url: string
  port: number
  received: ReceivedMail[]
  /** Number of mails offered, accepted or not. */
  offers(): number
  close(): Promise<void>
}

export type SmtpAnswer = { status: number; text: string } | 'accept' | 'drop'

export type TestSmtpOptions = {
  account?: { user: string; pass: string }
  tls?: { key: string; cert: string }
  secure?: boolean
  /** Response to the n-th recipient, counted from 1. */
  atRecipient?: (n: number) => SmtpAnswer
  /** Response to the n-th mail after all of it has arrived. */
  atEnd?: (n: number) => SmtpAnswer | Promise<SmtpAnswer>
}

export async function startSmtpServer(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let offers = 0
  let arrived = 0
  const { account, tls, secure = false } = options
  const settings: SMTPServerOptions = {
    ...tls,
    secure,
    // Otherwise closing waits for keep-alive connections.
    closeTimeout: 100,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    hideSTARTTLS: tls === undefined,
    onAuth: (given, _session, done) => {
      const right = given.username === account?.user && given.password === account?.pass
      if (right) done(null, { user: given.username })
      else done(Object.assign(new Error('Who are you?'), { responseCode: 535 }))
    },
    onRcptTo: (_address, _session, done) => {
      offers += 1
      reply(options.atRecipient?.(offers) ?? 'accept', sockets, done)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        arrived += 1
        const answer = (await options.atEnd?.(arrived)) ?? 'accept'
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const user = typeof session.user === 'string' ? session.user : null
        const mail = { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString(), user }
        if (answer !== 'drop' && answer !== 'accept') return reply(answer, sockets, done)
        received.push({ ...mail, secure: session.secure })
        reply(answer, sockets, done)
      })
    },
  }
  const server = new SMTPServer(settings)
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const login = account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.pass)}@` : ''
  return {
    url: `${secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`,
    port,
    received,
    offers: () => offers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function reply(answer: SmtpAnswer, sockets: Set<Socket>, done: (error?: Error | null) => void): void {
  if (answer === 'accept') done()
  else if (answer === 'drop') for (const socket of sockets) socket.destroy()
  else done(Object.assign(new Error(answer.text), { responseCode: answer.status }))
}

export type RawTcpServer = { url: string; connections(): number; close(): Promise<void> }

/** A server that does anything with a connection. */
export async function startRawTcpServer(greet: (socket: Socket) => void): Promise<RawTcpServer> {
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    greet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
