import type { IncomingMessage } from 'node:http'
import { errorRegistry } from '../../../../generated/errors.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { decodeUrlEncodedForm } from '../../../request/body/decode-form.ts'
import { BodyError, streamFileBody } from '../../../request/body/file-body.ts'
import { findMultipartBoundary, openUploadForm } from '../../../request/body/upload-form.ts'
import { readBodyOrRefuse } from '../../../request/steps/read-body.ts'
import type { ConsoleVisit } from '../visit.ts'
import { isFieldName, MAX_FIELD_NAME_LENGTH, MAX_FIELD_NAME_PARTS, MAX_FORM_FIELDS } from './form-values.ts'

const MAX_KILOBYTES = 1_024
/** As the API takes with the public key. */
const MAX_KILOBYTES_OF_VISITORS = 64
/** More than the API takes: it is the API that refuses a large file. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

type Received = Pick<ConsoleVisit, 'form' | 'file'>
type Mistake = { status: number; mistake: string }

/** What a form sent. Its size, and the number and names of its fields are bounded before anybody looks at them. */
export async function readSubmittedForm(visit: ConsoleVisit): Promise<Received | Mistake> {
  const { ctx, words } = visit
  const boundary = findMultipartBoundary(ctx.req.headers['content-type'])
  if (boundary === null) return { status: 400, mistake: words.noBoundary }
  const received = boundary === undefined ? await readFields(visit) : await readUpload(ctx.req, boundary)
  if ('mistake' in received) return received
  for (const [name, value] of received.form) {
    if (!isFieldName(name))
      return { status: 400, mistake: words.noFieldName(cut(name), MAX_FIELD_NAME_LENGTH, MAX_FIELD_NAME_PARTS) }
    if (name.includes('\0') || value.includes('\0')) return { status: 400, mistake: words.noSuchCharacter }
  }
  return received
}

const MAX_SHOWN = 40

const cut = (name: string) => (name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN).toWellFormed()}…` : name)

async function readFields({ ctx, session, words }: ConsoleVisit): Promise<Received | Mistake> {
  const kilobytes = session ? MAX_KILOBYTES : MAX_KILOBYTES_OF_VISITORS
  const body = await readBodyOrRefuse(ctx.req, kilobytes * 1024)
  if (isRefusal(body)) {
    const isTooLarge = body.code === 'payload_too_large'
    return { status: statusOf(body.code), mistake: isTooLarge ? words.formTooLarge(kilobytes) : body.message }
  }
  const form = decodeUrlEncodedForm(body, MAX_FORM_FIELDS)
  return form ? { form, file: null } : { status: 413, mistake: words.tooManyFields(MAX_FORM_FIELDS) }
}

async function readUpload(request: IncomingMessage, boundary: string): Promise<Received | Mistake> {
  try {
    const { fields, file } = await openUploadForm(streamFileBody(request, { maxBytes: MAX_UPLOAD_BYTES }), boundary)
    return { form: fields, file }
  } catch (error) {
    if (error instanceof BodyError) return { status: statusOf(error.code), mistake: error.message }
    throw error
  }
}

const statusOf = (code: keyof typeof errorRegistry) => errorRegistry[code].status
