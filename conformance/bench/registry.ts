import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const PUBLISHED_ENTRIES = join(import.meta.dirname, 'entries')

export class UnknownEntry extends Error {}

export type NamedEntry = { name: string; file: string }

/** Each file of the folder is an entry with the name of the file. No names: all of them. */
export function findEntries(folder: string, names: string[]): NamedEntry[] {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new UnknownEntry(`There is no benchmark named ${unknown.join(', ')}. There is: ${known.join(', ')}.`)
  }
  return (names.length > 0 ? [...new Set(names)] : known).map((name) => ({ name, file: join(folder, `${name}.ts`) }))
}
