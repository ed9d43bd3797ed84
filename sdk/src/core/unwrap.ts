import { errorOf } from '../internal/answer-errors.ts'

export type Result<Data> = { data?: Data; error?: unknown; response: Response }

/** The data of a result of `client.http`; throws the error that it holds instead. */
export function unwrap<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok) throw errorOf(response, error)
  return data as Data
}
