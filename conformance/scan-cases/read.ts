import { readFileSync } from 'node:fs'
import { DECISION_VERSION } from '#sdk/checkin'
import { InputError } from '../command-line.ts'
import { reportEventFaults, reportTicketAndScanFaults } from './check.ts'
import {
  type CaseEvent,
  readAttendeeType,
  readCheckInPoint,
  readEventDay,
  readGroup,
  readScan,
  readTicket,
  type ScanCase,
} from './format.ts'
import {
  addFault,
  type JsonNode,
  listReader,
  objectReader,
  optionalReader,
  readBoolean,
  readObjectFields,
  readText,
  readTimezone,
} from './values.ts'

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
  return parseCases(text, file)
}

export function parseCases(text: string, file: string): { cases: ScanCase[] } {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    throw new CaseFileError([`${file} is not JSON: ${(error as Error).message}`])
  }
  const complaints = new Set<string>()
  const addComplaint = (complaint: string) => complaints.add(`${file}: ${complaint}`)
  const cases = readDocument({ value: document, path: '$', addComplaint })
  if (complaints.size > 0) throw new CaseFileError([...complaints].slice(0, MAX_COMPLAINTS))
  return { cases }
}

function readDocument(given: JsonNode): ScanCase[] {
  const fields = readObjectFields(given, ['$schema', 'version', 'decision_version', 'description', 'world', 'cases'])
  if (!fields) return []
  refuseNewer(fields.version, FORMAT_VERSION, 'the format')
  if (fields.decision_version.value !== undefined) {
    refuseNewer(fields.decision_version, DECISION_VERSION, 'the decision')
  }
  const world = optionalReader(worldLike(EMPTY_WORLD), EMPTY_WORLD)(fields.world)
  reportEventFaults(fields.world, world)
  if (!Array.isArray(fields.cases.value)) addFault(fields.cases, 'must be the list of cases.')
  return listReader((one) => readCase(one, world))(fields.cases)
}

const EMPTY_WORLD: CaseEvent = { timezone: '', groups: [], attendee_types: [], days: [], check_in_points: [] }

/** A world that inherits missing parts from another. */
function worldLike(usual: CaseEvent): (given: JsonNode) => CaseEvent {
  const read = objectReader({
    timezone: optionalReader(readTimezone, usual.timezone),
    groups: optionalReader(listReader(readGroup), usual.groups),
    attendee_types: optionalReader(listReader(readAttendeeType), usual.attendee_types),
    days: optionalReader(listReader(readEventDay), usual.days),
    check_in_points: optionalReader(listReader(readCheckInPoint), usual.check_in_points),
  })
  return (given) => read(given) ?? usual
}

function refuseNewer(given: JsonNode, known: number, what: string): void {
  if (given.value !== known) {
    addFault(given, `must be ${known}, the version of ${what} that is known here, not ${JSON.stringify(given.value)}.`)
  }
}

const CASE = ['name', 'why', 'world', 'tickets', 'scans', 'engine_only'] as const

function readCase(given: JsonNode, shared: CaseEvent): ScanCase | undefined {
  const name = (given.value as { name?: unknown } | null)?.name
  // People search for a case by its name; with only the path they would have to count.
  const named = typeof name === 'string' ? { ...given, path: `case "${name}" (${given.path})` } : given
  const fields = readObjectFields(named, CASE)
  if (!fields) return undefined
  const one: ScanCase = {
    name: readText(fields.name),
    why: optionalReader(readText, null)(fields.why),
    world: optionalReader(worldLike(shared), shared)(fields.world),
    tickets: listReader(readTicket)(fields.tickets),
    scans: listReader(readScan)(fields.scans),
    engineOnly: optionalReader(readBoolean, false)(fields.engine_only),
  }
  if (one.scans.length === 0) addFault(fields.scans, 'must be a list of at least one scan.')
  if (one.world !== shared) reportEventFaults(fields.world, one.world)
  reportTicketAndScanFaults(named, one)
  return one
}
