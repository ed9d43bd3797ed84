import { newRequestId } from '../platform/ids.ts'

const SANE = /^[A-Za-z0-9._:-]{1,128}$/

export function readOrMakeRequestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && SANE.test(sent) ? sent : newRequestId()
}
