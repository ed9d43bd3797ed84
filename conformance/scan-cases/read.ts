import { readFileSync } from 'node:fs'
import { DECISION_VERSION } from '#sdk/checkin'
import { InputError } from '../command-line.ts'
import { checkReferences, checkWorld } from './check.ts'
import { attendeeType, type CaseWorld, day, group, point, type ScanCase, scan, ticket } from './format.ts'
import { complain, flag, type Given, list, object, optional, readFields, text, timezone } from './values.ts'

/** The file does not have the format. Each complaint contains the file, the case and the place in it. */
export class CaseFileError extends InputError {
  readonly complaints: readonly string[]

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'))
    this.complaints = complaints
  }
}

export const FORMAT_VERSION = 1
const MAX_COMPLAINTS = 50

export function readCaseFile(file: string): { cases: ScanCase[] } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new CaseFileError([`${file} could not be read.`])
  }
  return readCases(text, file)
}

export function readCases(text: string, file: string): { cases: ScanCase[] } {
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
  const world = optional(worldLike(EMPTY_WORLD), EMPTY_WORLD)(fields.world)
  checkWorld(fields.world, world)
  if (!Array.isArray(fields.cases.value)) complain(fields.cases, 'must be the list of cases.')
  return list((one) => readCase(one, world))(fields.cases)
}

const EMPTY_WORLD: CaseWorld = { timezone: '', groups: [], attendee_types: [], days: [], check_in_points: [] }

/** A world that inherits missing parts from another. */
function worldLike(usual: CaseWorld): (given: Given) => CaseWorld {
  const read = object({
    timezone: optional(timezone, usual.timezone),
    groups: optional(list(group), usual.groups),
    attendee_types: optional(list(attendeeType), usual.attendee_types),
    days: optional(list(day), usual.days),
    check_in_points: optional(list(point), usual.check_in_points),
  })
  return (given) => read(given) ?? usual
}

function refuseNewer(given: Given, known: number, what: string): void {
  if (given.value !== known) {
    complain(given, `must be ${known}, the version of ${what} that is known here, not ${JSON.stringify(given.value)}.`)
  }
}

const CASE = ['name', 'why', 'world', 'tickets', 'scans', 'engine_only'] as const

function readCase(given: Given, shared: CaseWorld): ScanCase | undefined {
  const name = (given.value as { name?: unknown } | null)?.name
  // People search for a case by its name; with only the path they would have to count.
  const named = typeof name === 'string' ? { ...given, path: `case "${name}" (${given.path})` } : given
  const fields = readFields(named, CASE)
  if (!fields) return undefined
  const one: ScanCase = {
    name: text(fields.name),
    why: optional(text, null)(fields.why),
    world: optional(worldLike(shared), shared)(fields.world),
    tickets: list(ticket)(fields.tickets),
    scans: list(scan)(fields.scans),
    engineOnly: optional(flag, false)(fields.engine_only),
  }
  if (one.scans.length === 0) complain(fields.scans, 'must be a list of at least one scan.')
  if (one.world !== shared) checkWorld(fields.world, one.world)
  checkReferences(named, one)
  return one
}
