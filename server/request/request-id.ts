import { newRequestId } from '../platform/ids.ts'

const SANE = /^[A-Za-z0-9._:-]{1,128}$/

export const readOrMakeRequestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && SANE.test(sent) ? sent : newRequestId()
