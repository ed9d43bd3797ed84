import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import type { Caller, KeyMode } from '../../access/callers/index.ts'
import type { BackgroundActor } from '../../access/keys/index.ts'
import { toAuditOrigin } from '../../access/members/index.ts'
import type { buildFindMemberSession, MemberSession, SessionLanguage } from '../../access/sessions/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { ReadDashboard } from '../../areas/reports/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Logger } from '../../platform/log.ts'
import type { OpenIdProvider } from '../../platform/openid/index.ts'
import type { UploadForm } from '../../request/body/upload-form.ts'
import type { ConsoleCookies } from './cookies.ts'
import type { ConsoleWords } from './words.ts'

export type ConsoleOptions = {
  database: Database
  clock: Clock
  log: Logger
  trustedProxyHops: number
  /** Of one member. */
  pagesPerMinute: number
  /** Null: people reach the server on this machine. */
  publicUrl: string | null
  /** The configured address, or that of this machine: never from a request. */
  publicOrigin: () => string
  /** Where members sign in besides by mail. */
  openId: OpenIdProvider | null
  /** Whether mails can be read at /outbox, from this machine. */
  hasOutbox: boolean
  /** The style and the script of the site's pages. */
  site: { styleUrl: string; scriptUrl: string }
  /** Aborted when the server is about to stop: open streams end. */
  leaving: AbortSignal
  /** The beginning of a table that was sent, as the import reads it. */
  readFirstRows(open: () => AsyncIterable<Buffer>, count: number): Promise<{ headings: string[]; rows: string[][] }>
  /** Calls an operation of the API within the process. */
  callAsMember(from: Context, request: MemberRequest): Promise<ConsoleAnswer>
  /** The public key of the sandbox: what everybody may see and do at /console/sandbox. */
  visitor: BackgroundActor
  /** Calls with that key, all the way that its other calls take. */
  callAsVisitor(from: Context, request: ConsoleRequest): Promise<ConsoleAnswer>
}

/** What all visits share. */
export type ConsoleTools = ConsoleOptions & {
  sessions: ReturnType<typeof buildFindMemberSession>
  readDashboard: ReadDashboard
  /** Takes a place for a stream. False if there are too many; otherwise what gives the place back. */
  streams(visit: ModeVisit): (() => void) | false
}

export type ConsoleRequest = { method: string; url: string; headers: Record<string, string>; body?: string | Readable }

export type MemberRequest = ConsoleRequest & {
  caller: Caller
  /** Encrypts stored answers, as the value of a key does. */
  secret: string
}

export type ConsoleAnswer = { status: number; headers: Record<string, unknown>; body: Readable }

export type ConsoleVisit = {
  ctx: Context
  options: ConsoleTools
  reader: Reader
  cookies: ConsoleCookies
  publicOrigin: string
  language: SessionLanguage
  words: ConsoleWords
  /** A secret of this browser, made with its first visit. */
  browser: string
  session: MemberSession | undefined
  /** What a form sent. It came from a page of ours. */
  form: URLSearchParams
  /** The file that it sent, which is read as it arrives. */
  file: UploadForm['file']
}

export type MemberVisit = ConsoleVisit & { session: MemberSession }

/** A page that follows from the contract. Without a session it is one of the sandbox, which everybody may see. */
export type PageVisit = ConsoleVisit & {
  mode: KeyMode
  /** Where the addresses of its pages begin. */
  base: string
  caller: Caller
  /** Where times are shown and typed: the event's on its pages, else the organization's. */
  timezone: string
  event?: EventRow
}

/** Where visitors look around. Who is signed in is a visitor there, too. */
export const SANDBOX_ROOT = '/console/sandbox'

/** A page of one mode, which its address names. */
export type ModeVisit = PageVisit & MemberVisit

export const isSignedIn = (visit: ConsoleVisit): visit is MemberVisit => visit.session !== undefined

export const auditOrigin = ({ session, ctx }: MemberVisit) =>
  toAuditOrigin(session.actor, { source: 'console', requestId: ctx.state.trace.requestId })

/** The secret that forms of this visit are tied to. */
export const getFormSecret = ({ session, browser }: ConsoleVisit): string => session?.token ?? browser

const RETURN_PATH = /^\/console(?:\/[\w\-./~%]*)?(?:\?[\w\-.~%=&+:*]*)?$/

/** Paths of the console only: anything else would let a link of ours lead to another site. */
export function toReturnPath(text: string | undefined): string {
  const path = text ?? ''
  return RETURN_PATH.test(path) && !/\/\/|\/\.\.|%2e/i.test(path) ? path : '/console'
}

export function redirect(ctx: Context, path: string): void {
  ctx.status = 303
  ctx.set('Location', path)
  ctx.body = ''
}
