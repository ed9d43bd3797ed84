import { join } from 'node:path'
import type { Document } from '../document.ts'
import { buildContract } from '../generate/build.ts'

let built: Promise<Document> | null = null

/** A small contract with one of everything. Each caller gets its own copy. */
export async function buildFixtureDocument(): Promise<Document> {
  built ??= buildContract(join(import.meta.dirname, 'fixture.tsp')).then(({ document }) => document)
  return structuredClone(await built)
}
