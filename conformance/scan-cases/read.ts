import { readFileSync } from 'node:fs'
import type { ErrorObject } from 'ajv'
import { CommandLineError } from '../../server/testing/command-line.ts'
import { listCaseEventMistakes, listScanCaseMistakes } from './check.ts'
import type { CaseEvent, CaseFile, ScanCase } from './format.ts'
import { isCaseFile } from './schema.ts'

const MAX_COMPLAINTS = 50

export function readScanCaseFile(file: string): { cases: ScanCase[] } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new CommandLineError(`${file} could not be read.`)
  }
  return parseScanCases(text, file)
}

/** Each complaint about a file contains the case and the place in it. */
export function parseScanCases(text: string, file: string): { cases: ScanCase[] } {
  const document = parseDocument(text, file)
  const { cases, faults } = isCaseFile(document) ? completeCases(document) : { cases: [], faults: listErrors() }
  if (faults.length === 0) return { cases }
  const complaints = new Set(faults.map((fault) => `${file}: ${nameCase(fault, document)}`))
  throw new CommandLineError([...complaints].slice(0, MAX_COMPLAINTS).join('\n'))
}

/** A null says what leaving out says, but for a reason: null expects that there is none. */
function parseDocument(text: string, file: string): unknown {
  try {
    return JSON.parse(text, (name, value) => (value === null && name !== 'reason' ? undefined : value))
  } catch (error) {
    throw new CommandLineError(`${file} is not JSON: ${(error as Error).message}`)
  }
}

const EMPTY_WORLD: CaseEvent = { timezone: '', groups: [], attendee_types: [], days: [], check_in_points: [] }

/** The cases with complete worlds, and what does not fit together in them. */
function completeCases(file: CaseFile): { cases: ScanCase[]; faults: string[] } {
  const shared = { ...EMPTY_WORLD, ...file.world }
  const cases = file.cases.map((one) => ({ ...one, world: { ...shared, ...one.world } }))
  const faults = file.cases.flatMap(({ world: own }, index) => {
    const one = cases[index] as ScanCase
    const ofWorld = Object.keys(own).length > 0 ? listCaseEventMistakes(`$.cases[${index}].world`, one.world, own) : []
    return [...ofWorld, ...listScanCaseMistakes(`$.cases[${index}]`, one)]
  })
  return { cases, faults: [...listCaseEventMistakes('$.world', shared, shared), ...faults] }
}

function listErrors(): string[] {
  return (isCaseFile.errors ?? []).map((error) => {
    const path = error.instancePath.replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.')
    return `$${path} ${describeError(error)}`
  })
}

function describeError({ keyword, params, parentSchema, data }: ErrorObject): string {
  if (keyword === 'required') return `has no ${params.missingProperty}.`
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties).join(', ')
    return `has the field ${params.additionalProperty}, which the format does not know; it knows ${known}.`
  }
  return `must be ${parentSchema?.description}, not ${describeValue(data)}.`
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value) ?? 'nothing'
}

/** People search for a case by its name; with only the path they would have to count. */
function nameCase(fault: string, document: unknown): string {
  return fault.replace(/^\$\.cases\[(\d+)\]/, (path, index) => {
    const name = (document as { cases: { name?: unknown }[] }).cases[index]?.name
    return typeof name === 'string' ? `case "${name}" (${path})` : path
  })
}
