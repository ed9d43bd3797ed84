import { type ErrorCode, errorRegistry } from '../../generated/errors.ts'

export const toHttpStatus = (code: ErrorCode): number => errorRegistry[code].status

/** The refused request, and the origin of the pages that explain errors. */
export type ErrorContext = { requestId: string; pagesOrigin: string }

/** An error of the contract, before it is sent. */
export type ErrorContent = { code: ErrorCode; message: string; details?: unknown; fields?: Record<string, unknown> }

export function toErrorBody(
  { code, message, details, fields }: ErrorContent,
  { requestId, pagesOrigin }: ErrorContext,
) {
  return {
    error: {
      code,
      message,
      ...(details === undefined ? {} : { details }),
      doc_url: `${pagesOrigin}/errors/${code}`,
      request_id: requestId,
      ...fields,
    },
  }
}
