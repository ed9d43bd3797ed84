import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailAddress, OutgoingMail } from './mail.ts'

export type OutboxEntry = {
  from: MailAddress
  to: MailAddress
  subject: string
  date: string
  messageId: string
  text: string
  /** With its inline images. */
  html: string | null
  attachments: { filename: string; contentType: string; bytes: number }[]
}

export const OUTBOX_FILE_PATTERN = /^\d{8}T\d{9}Z-[0-9A-Z]{26}\.eml$/

export const toOutboxFileName = ({ id, createdAt }: OutgoingMail): string =>
  `${createdAt.toISOString().replace(/[-:.]/g, '')}-${id}.eml`

/** Writes the entry first, so that a listed mail can be shown. */
export async function writeToOutbox(folder: string, file: string, message: Buffer, entry: OutboxEntry): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeAtomically(folder, entryFile(file), JSON.stringify(entry))
  await writeAtomically(folder, file, message)
}

/** Newest first. */
export async function listOutboxFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(nothingWhenMissing)
  return (files ?? []).filter((file) => OUTBOX_FILE_PATTERN.test(file)).sort((one, other) => (one < other ? 1 : -1))
}

export async function readOutboxEntry(folder: string, file: string): Promise<OutboxEntry | null> {
  if (!OUTBOX_FILE_PATTERN.test(file)) return null
  const text = await readFile(join(folder, entryFile(file)), 'utf8').catch(nothingWhenMissing)
  return text === null ? null : JSON.parse(text)
}

export const readOutboxMessage = async (folder: string, file: string): Promise<Buffer | null> =>
  !OUTBOX_FILE_PATTERN.test(file) ? null : readFile(join(folder, file)).catch(nothingWhenMissing)

const entryFile = (file: string): string => file.replace(/\.eml$/, '.json')

async function writeAtomically(folder: string, file: string, content: string | Buffer): Promise<void> {
  const unfinished = join(folder, `.${file}.${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' })
    await rename(unfinished, join(folder, file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
