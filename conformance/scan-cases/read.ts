import { readFileSync } from 'node:fs'
import { DECISION_VERSION } from '#sdk/checkin'
import type { CaseWorld, ScanCase, ScanCaseFile } from './format.ts'
import { readScan, readTicket } from './read-parts.ts'
import { checkWorld, EMPTY_WORLD, readWorld } from './read-world.ts'
import { checkReferences } from './references.ts'
import { complain, type Given, optional, readFields, readFlag, readList, readText } from './values.ts'

/** The file is not one of the format. Each complaint names the file, the case and the place in it. */
export class CaseFileError extends Error {
  readonly complaints: readonly string[]

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'))
    this.complaints = complaints
  }
}

export const FORMAT_VERSION = 1
const MAX_COMPLAINTS = 50

export function readCaseFile(file: string): ScanCaseFile {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new CaseFileError([`${file} could not be read.`])
  }
  return readCases(text, file)
}

export function readCases(text: string, file: string): ScanCaseFile {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    throw new CaseFileError([`${file} is not JSON: ${(error as Error).message}`])
  }
  const complaints = new Set<string>()
  const tell = (complaint: string) => complaints.add(`${file}: ${complaint}`)
  const cases = readDocument({ value: document, path: '$', tell })
  if (complaints.size > 0) throw new CaseFileError([...complaints].slice(0, MAX_COMPLAINTS))
  return { cases }
}

function readDocument(given: Given): ScanCase[] {
  const fields = readFields(given, ['$schema', 'version', 'decision_version', 'description', 'world', 'cases'])
  if (!fields) return []
  refuseNewer(fields.version, FORMAT_VERSION, 'the format')
  if (fields.decision_version.value !== undefined) {
    refuseNewer(fields.decision_version, DECISION_VERSION, 'the decision')
  }
  const world = optional(fields.world, (shared) => readWorld(shared, EMPTY_WORLD), EMPTY_WORLD)
  checkWorld(fields.world, world)
  if (!Array.isArray(fields.cases.value)) complain(fields.cases, 'must be the list of cases.')
  return readList(fields.cases, (one) => readCase(one, world))
}

function refuseNewer(given: Given, known: number, what: string): void {
  if (given.value !== known) {
    complain(given, `must be ${known}, the version of ${what} that is known here, not ${JSON.stringify(given.value)}.`)
  }
}

const CASE = ['name', 'why', 'world', 'tickets', 'scans', 'engine_only'] as const

function readCase(given: Given, shared: CaseWorld): ScanCase | undefined {
  const name = (given.value as { name?: unknown } | null)?.name
  // A person looks for the case by its name; the path alone would make them count.
  const named = typeof name === 'string' ? { ...given, path: `case "${name}" (${given.path})` } : given
  const fields = readFields(named, CASE)
  if (!fields) return undefined
  const one: ScanCase = {
    name: readText(fields.name),
    why: optional(fields.why, readText, null),
    world: optional(fields.world, (own) => readWorld(own, shared), shared),
    tickets: readList(fields.tickets, readTicket),
    scans: readList(fields.scans, readScan),
    engineOnly: optional(fields.engine_only, readFlag, false),
  }
  if (one.scans.length === 0) complain(fields.scans, 'must be a list of at least one scan.')
  if (one.world !== shared) checkWorld(fields.world, one.world)
  checkReferences(named, one)
  return one
}
