import { errorOf } from '../internal/answer-errors.ts'

/** What a call of `client.http` gives. */
export type Result<Data> = {
  /** What was answered, if it is a success. */
  data?: Data
  /** What was answered, if it is none. */
  error?: unknown
  /** The answer itself. */
  response: Response
}

/** The data of a result of `client.http`; throws the error that it holds instead. */
export function unwrap<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok) throw errorOf(response, error)
  return data as Data
}
