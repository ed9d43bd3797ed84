import { readFile } from 'node:fs/promises'
import { toStorableText } from '../platform/formats/storable-text.ts'
import { UsageError } from './failure.ts'

export async function readTextFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`The file ${path} cannot be read: ${error.message}.`)
  })
  return toStorableText(text)
}
