import { join } from 'node:path'
import { buildContract } from '../pipeline/build.ts'
import type { Document } from '../pipeline/document.ts'

let built: Promise<Document> | null = null

/** A small contract with one of everything. Each caller gets a copy to change. */
export async function fixtureContract(): Promise<Document> {
  built ??= buildContract(join(import.meta.dirname, 'fixture.tsp')).then(({ document }) => document)
  return structuredClone(await built)
}
