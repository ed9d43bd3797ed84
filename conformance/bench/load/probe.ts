import type { RawAnswer } from './answer-reader.ts'
import { openConnection } from './connection.ts'

/** Sends one request and gives back its answer, body and all. */
export async function probe(port: number, request: Buffer): Promise<RawAnswer> {
  const outcome = Promise.withResolvers<RawAnswer>()
  outcome.promise.catch(() => {})
  const connection = await openConnection(port, {
    onAnswer: outcome.resolve,
    onFailure: outcome.reject,
    keepBodies: true,
  })
  connection.send(request)
  try {
    return await outcome.promise
  } finally {
    connection.close()
  }
}
