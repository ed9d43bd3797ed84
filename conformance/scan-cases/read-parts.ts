import {
  type CasePerson,
  type CaseScan,
  type CaseTicket,
  CODE_FORMS,
  type CodeForm,
  type Expected,
  type Mode,
  REASONS,
  RESULTS,
  STATUSES,
} from './format.ts'
import { complain, type Given, optional, readFields, readInstant, readList, readOneOf, readText } from './values.ts'

const readMode = (given: Given): Mode => optional(given, (mode) => readOneOf<Mode>(mode, ['live', 'test']), 'live')
const readTexts = (given: Given) => readList(given, readText)

export function readTicket(given: Given): CaseTicket | undefined {
  const fields = readFields(given, ['ref', 'mode', 'voided_at', 'people'])
  if (!fields) return undefined
  const people = readList(fields.people, readPerson)
  if (people.length === 0) complain(fields.people, 'must be a list of at least one person.')
  return {
    ref: readText(fields.ref),
    mode: readMode(fields.mode),
    voided_at: optional(fields.voided_at, readInstant, null),
    people,
  }
}

function readPerson(given: Given): CasePerson | undefined {
  const fields = readFields(given, ['ref', 'attendee_type', 'days', 'group', 'cancelled_at', 'status'])
  return (
    fields && {
      ref: readText(fields.ref),
      attendee_type: readText(fields.attendee_type),
      days: optional(fields.days, readTexts, null),
      group: optional(fields.group, readText, null),
      cancelled_at: optional(fields.cancelled_at, readInstant, null),
      status: optional(fields.status, (status) => readOneOf(status, STATUSES), 'confirmed'),
    }
  )
}

const SCAN = ['at', 'ticket', 'code', 'code_form', 'check_in_point', 'mode', 'only', 'result', 'reason'] as const

export function readScan(given: Given): CaseScan | undefined {
  const fields = readFields(given, [...SCAN, 'people'])
  if (!fields) return undefined
  return {
    at: readInstant(fields.at),
    scanned: readScanned(given, fields),
    check_in_point: readText(fields.check_in_point),
    mode: readMode(fields.mode),
    only: optional(fields.only, readTexts, null),
    expected: readExpected(fields),
    people: optional(fields.people, readPeople, null),
  }
}

function readScanned(
  given: Given,
  { ticket, code, code_form }: Record<'ticket' | 'code' | 'code_form', Given>,
): CaseScan['scanned'] {
  if ((ticket.value === undefined) === (code.value === undefined)) {
    complain(given, 'must have either a ticket or a code.')
  }
  if (code.value !== undefined) {
    if (code_form.value !== undefined) complain(code_form, 'goes with a ticket, not with a code.')
    return { literal: readText(code) }
  }
  const forms = Object.keys(CODE_FORMS) as CodeForm[]
  return { ticket: readText(ticket), form: optional(code_form, (form) => readOneOf(form, forms), null) }
}

function readExpected({ result, reason }: Record<'result' | 'reason', Given>): Expected {
  return {
    result: readOneOf(result, RESULTS),
    reason: reason.value === null ? null : optional(reason, (given) => readOneOf(given, REASONS), undefined),
  }
}

/** A result for each person; an object where it has a reason that matters. */
function readPeople(given: Given): Map<string, Expected> {
  const refs = typeof given.value === 'object' && given.value !== null ? Object.keys(given.value) : []
  const fields = readFields(given, refs)
  const people = Object.entries(fields ?? {}).map(([ref, expected]): [string, Expected] => {
    if (typeof expected.value === 'string') return [ref, { result: readOneOf(expected, RESULTS), reason: undefined }]
    const inner = readFields(expected, ['result', 'reason'])
    return [ref, inner ? readExpected(inner) : { result: 'unknown', reason: undefined }]
  })
  return new Map(people)
}
