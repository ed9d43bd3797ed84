import { toPosternError } from '../internal/answer-errors.ts'

/** The result of a call of `client.http`. */
export type Result<Data> = {
  /** The body of a success. */
  data?: Data
  /** The body of a failure. */
  error?: unknown
  /** The response itself. */
  response: Response
}

/** The data of a result of `client.http`; throws its error instead, if it has one. */
export function unwrap<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok) throw toPosternError(response, error)
  return data as Data
}
