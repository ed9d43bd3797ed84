/// <reference types="node" />
import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import type { PosternClient } from '../client.ts'
import { PosternError } from '../core/errors.ts'
import { openFile, saveFile } from '../files.ts'
import type { Job } from '../generated/models.ts'
import { type CliCommand, UsageError } from './command.ts'
import { type CliIo, createCliClient } from './listen.ts'
import { createProgressDisplay } from './progress.ts'

export async function runImportCommand(command: Extract<CliCommand, { name: 'import' }>, io: CliIo): Promise<number> {
  const { file, event, query, rejects } = command
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new UsageError(found ? `${file} is no file.` : `There is no file ${file}.`)
  if (rejects !== null) await refuseUnwritable(rejects, 'new')
  const client = createCliClient(command)
  const upload = { file: await openFile(file) }
  const started = await client.events.imports.create(event, upload, query, { signal: io.signal })
  const job = await waitFor(client, started, io)
  if (job === null) {
    io.out(`The job ${started.id} goes on; the API key has no scope read to follow it.`)
    io.out(`The rows that cannot be taken, if any, will be at ${started.download_url} for a day.`)
    return 0
  }
  io.out(`${query.preview ? 'It would have ' : ''}${countsOf(job)}.`)
  const owing = job.counts.owing ?? 0
  if (owing > 0) io.out(`Of those added, ${owing} ${owing === 1 ? 'owes' : 'owe'} money: an import takes no payments.`)
  for (const { path, row, message } of job.warnings) io.err(row === undefined ? `${path}: ${message}` : message)
  if (job.rejects_url !== null && rejects !== null) {
    const asCsv = rejects.toLowerCase().endsWith('.csv')
    await saveFile(rejects, await client.jobs.download(started, { file: 'rejects', asCsv, signal: io.signal }))
    io.out(`The rows that could not be taken are in ${rejects}, with the reasons.`)
  } else if (job.rejects_url !== null) {
    io.out(`The rows that could not be taken are at ${job.rejects_url} until ${job.expires_at}.`)
    if (query.preview) await printFirstRejects(client, started, io)
  }
  return tellEnd(job, io) || tellNothingTaken(job, io)
}

/** Before anything is sent, so that no result is lost. A new file, because an old one would be taken for the result. */
async function refuseUnwritable(path: string, kind: 'new' | 'any'): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder; name a file in it.`)
  if (found && kind === 'new') throw new UsageError(`The file ${path} is there already; name a new one.`)
  const folder = dirname(path)
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) throw new UsageError(`Nothing can be written into the folder ${folder}.`)
}

/** Some rejects are ordinary, and the file of them is there to be corrected; when nothing was taken, something is wrong. */
function tellNothingTaken({ counts, preview }: Job, io: CliIo): number {
  const { added = 0, updated = 0, unchanged = 0, rejected = 0 } = counts
  if (rejected === 0 || added + updated + unchanged > 0) return 0
  const [what, were] = rejected === 1 ? ['the only one', 'was'] : [`all ${rejected}`, 'were']
  io.err(preview ? `No row would be taken: ${what} would be rejected.` : `No row was taken: ${what} ${were} rejected.`)
  return 1
}

const SHOWN_REJECTS = 5
const SHOWN_BYTES = 64 * 1024

async function printFirstRejects(client: PosternClient, job: Job, io: CliIo): Promise<void> {
  const stream = await client.jobs.download(job, { file: 'rejects', asCsv: true, signal: io.signal })
  const [headings = '', ...rows] = decodeText(await readStart(stream, SHOWN_BYTES))
    .trimEnd()
    .split(/\r?\n/)
  io.out('The first of them, each with its reason:')
  for (const line of [headings, ...rows.slice(0, SHOWN_REJECTS)]) io.out(`  ${line}`)
}

async function readStart(stream: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of Readable.fromWeb(stream as never)) {
    pieces.push(piece)
    size += piece.length
    if (size >= most) break
  }
  return Buffer.concat(pieces)
}

/** Rejects are encoded as the file was: UTF-8, UTF-16 with its mark, or Windows-1252. */
function decodeText(bytes: Buffer): string {
  const mark = bytes.readUInt16BE(0)
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes, { stream: true })
  if (mark === 0xfffe) return decode('utf-16le')
  if (mark === 0xfeff) return decode('utf-16be')
  const text = decode('utf-8')
  return text.includes('\ufffd') ? decode('windows-1252') : text
}

export async function runExportCommand(command: Extract<CliCommand, { name: 'export' }>, io: CliIo): Promise<number> {
  const { request, output } = command
  await refuseUnwritable(output, 'any')
  const client = createCliClient(command)
  const started = await client.exports.create(request, { signal: io.signal })
  const job = await waitFor(client, started, io)
  if (job && job.status !== 'succeeded') return tellEnd(job, io)
  await saveFile(output, await client.jobs.download(started, { signal: io.signal }))
  io.out(job ? `${job.counts.rows ?? job.progress.done} rows are in ${output}.` : `The export is in ${output}.`)
  return 0
}

/** Null if the key may not read the job. Ctrl-C ends the waiting only; the job continues, and its id is printed. */
async function waitFor(client: PosternClient, started: Job, io: CliIo): Promise<Job | null> {
  const progress = createProgressDisplay(io)
  try {
    return await client.jobs.wait(started, { onProgress: progress.show, signal: io.signal })
  } catch (error) {
    if (io.signal.aborted) io.err(`The job ${started.id} goes on.`)
    if (error instanceof PosternError && error.is('api_key_scope')) return null
    throw error
  } finally {
    progress.end()
  }
}

const COUNTED = ['added', 'updated', 'unchanged', 'rejected'] as const

const countsOf = ({ counts }: Job): string => COUNTED.map((name) => `${name} ${counts[name] ?? 0}`).join(', ')

function tellEnd(job: Job, io: CliIo): number {
  if (job.status === 'succeeded') return 0
  io.err(
    `The job ${job.id} ${job.status === 'failed' ? 'failed' : `was ${job.status}`}. ${job.error?.message ?? ''}`.trim(),
  )
  return 1
}
