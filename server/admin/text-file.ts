import { readFile } from 'node:fs/promises'
import { cleanText } from '../platform/formats/clean-text.ts'
import { WrongUsage } from './failure.ts'

export async function readTextFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new WrongUsage(`The file ${path} cannot be read: ${error.message}.`)
  })
  return cleanText(text)
}
