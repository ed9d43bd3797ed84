import type { Reader } from '../../../platform/database/prepared.ts'
import { normalizeText } from '../../../platform/lists/search-text.ts'
import type { LoopYielder } from '../../../platform/yield-event-loop.ts'
import type { AttendeeChanges } from '../../attendees/index.ts'
import * as booking from '../../booking/index.ts'
import { type Reason, rejectReasons } from '../reasons.ts'
import { parseAnswerCell } from './answers.ts'
import { parseDate } from './dates.ts'
import type { MatchKey } from './directory.ts'
import { type ParsedImportRow, quoteText } from './parse-row.ts'

/** A row with its words resolved to the event's ids. */
export type ResolvedRow = {
  parsed: ParsedImportRow
  typeId?: string
  dayIds?: string[]
  groupId?: string
  answers: Record<string, unknown>
}

export type ImportDefaults = { attendee_type?: string; days?: string[]; groupId: string | null }

export type RowLookups = {
  setup: booking.EventSetup
  vocabulary: Awaited<ReturnType<typeof readTypeAndDayLookup>>
  /** Groups that the caller sees, by lower-case code or id. */
  groups: Map<string, string>
}

/** Yields between answers: a row may name two hundred choices of each of two hundred questions. */
export async function resolveRowIds(
  { setup, vocabulary, groups }: RowLookups,
  parsed: ParsedImportRow,
  yieldLoop: LoopYielder,
): Promise<{ resolved: ResolvedRow; problems: Reason[] }> {
  const resolved: ResolvedRow = { parsed, answers: {} }
  const problems: Reason[] = []
  if (parsed.attendee_type !== undefined) {
    const typeId = vocabulary.type(parsed.attendee_type)
    if (typeId === undefined) problems.push(rejectReasons.noType(quoteText(parsed.attendee_type)))
    else resolved.typeId = typeId
  }
  if (parsed.days !== undefined && parsed.days.length > 0) {
    const days = parsed.days.map((day) => ({ day, id: vocabulary.day(day) }))
    const unknown = days.filter(({ id }) => id === undefined)
    for (const { day } of unknown) problems.push(rejectReasons.noDay(quoteText(day)))
    const ids = new Set(days.map(({ id }) => id))
    if (unknown.length === 0) resolved.dayIds = setup.days.map(({ id }) => id).filter((id) => ids.has(id))
  }
  if (parsed.group !== undefined) {
    const groupId = groups.get(parsed.group.toLowerCase())
    if (groupId === undefined) problems.push(rejectReasons.noGroup(quoteText(parsed.group)))
    else resolved.groupId = groupId
  }
  for (const [code, text] of Object.entries(parsed.answers)) {
    const question = setup.questions.find((one) => one.code === code)
    const read = parseAnswerCell(question, text)
    if ('problem' in read) problems.push(rejectReasons.answer(quoteText(text), code, read.problem))
    else resolved.answers[code] = read.answer
    const turn = yieldLoop()
    if (turn) await turn
  }
  return { resolved, problems }
}

/** The row as a new person, or what it lacks. */
export function toNewAttendee(
  { parsed, typeId, dayIds, answers }: ResolvedRow,
  defaults: ImportDefaults,
): booking.NewAttendee | Reason[] {
  const { first_name, last_name } = parsed
  const attendee_type = typeId ?? defaults.attendee_type
  const problems = [
    ...(first_name === undefined ? [rejectReasons.missing('first_name')] : []),
    ...(last_name === undefined ? [rejectReasons.missing('last_name')] : []),
    ...(attendee_type === undefined ? [rejectReasons.missingType()] : []),
  ]
  if (first_name === undefined || last_name === undefined || attendee_type === undefined) return problems
  const days = dayIds ?? defaults.days
  return {
    attendee_type,
    first_name,
    last_name,
    email: parsed.email ?? null,
    phone: parsed.phone ?? null,
    date_of_birth: parsed.date_of_birth ?? null,
    external_id: parsed.external_id ?? null,
    ...(days === undefined ? {} : { days }),
    answers: answers as NonNullable<booking.NewAttendee['answers']>,
  }
}

/**
 * The differences between row and person. Spelling variants of the matched email or phone are no change. Names change
 * only if the row has the person's ID or gives them one, so that importing the row again changes nothing.
 */
export function diffAttendee(attendee: booking.AttendeeRow, resolved: ResolvedRow, by: MatchKey): AttendeeChanges {
  const { parsed, typeId, dayIds, answers } = resolved
  const changes: AttendeeChanges = {}
  const getsId = parsed.external_id !== undefined && ![attendee.external_id, attendee.id].includes(parsed.external_id)
  if (getsId) changes.external_id = parsed.external_id as string
  if (by === 'id' || getsId) {
    if (parsed.first_name !== undefined && parsed.first_name !== attendee.first_name)
      changes.first_name = parsed.first_name
    if (parsed.last_name !== undefined && parsed.last_name !== attendee.last_name) changes.last_name = parsed.last_name
  }
  if (parsed.email !== undefined && !sameBy(booking.toEmailKey, parsed.email, attendee.email))
    changes.email = parsed.email
  if (parsed.phone !== undefined && !sameBy(booking.toPhoneKey, parsed.phone, attendee.phone))
    changes.phone = parsed.phone
  if (parsed.date_of_birth !== undefined && parsed.date_of_birth !== attendee.date_of_birth)
    changes.date_of_birth = parsed.date_of_birth
  if (typeId !== undefined && typeId !== attendee.attendee_type_id) changes.attendee_type = typeId
  if (dayIds !== undefined && dayIds.join() !== attendee.days.join()) changes.days = dayIds
  const others = Object.entries(answers).filter(([code, answer]) => !isAnswered(attendee, code, answer))
  if (others.length > 0) changes.answers = Object.fromEntries(others) as NonNullable<AttendeeChanges['answers']>
  return changes
}

export function rowDiffers(
  { attendee, by }: { attendee: booking.AttendeeRow; by: MatchKey },
  resolved: ResolvedRow,
): boolean {
  const regroups = resolved.groupId !== undefined && resolved.groupId !== attendee.group_id
  return regroups || Object.keys(diffAttendee(attendee, resolved, by)).length > 0
}

const sameBy = (key: (text: string) => string, one: string, other: string | null) =>
  other !== null && key(one) === key(other)

function isAnswered({ answers }: booking.AttendeeRow, code: string, answer: unknown): boolean {
  if (!Object.hasOwn(answers, code)) return false
  const before = answers[code]
  if (typeof before === 'string' && typeof answer === 'string') return before.normalize('NFC').trim() === answer
  return JSON.stringify(before) === JSON.stringify(answer) || (typeof before !== 'object' && String(before) === answer)
}

/** Resolves words of a table to ids of attendee types and days; undefined if unknown. */
export async function readTypeAndDayLookup(reader: Reader, setup: booking.EventSetup) {
  const { types, days } = setup
  const nameOf = await booking.readTypeAndDayNames(reader, setup)
  const named = (items: { id: string; code: string }[]) =>
    items.map(({ id, code }) => ({ id, code, name: nameOf.get(id) ?? '' }))
  const [typeOf, dayOf] = [finderOf(named(types)), finderOf(named(days))]
  return { type: typeOf, day: (text: string) => dayOf(text) ?? dayOn(days, text) }
}

/** By code or id in any case, or by an unambiguous name. */
function finderOf(items: { id: string; code: string; name: string }[]): (text: string) => string | undefined {
  const byCode = new Map(items.flatMap(({ id, code }) => [code, id].map((key) => [key.toLowerCase(), id])))
  const byName = Map.groupBy(items, ({ name }) => normalizeText(name))
  return (text) => {
    const exact = byCode.get(text.trim().toLowerCase())
    if (exact !== undefined) return exact
    const alike = byName.get(normalizeText(text)) ?? []
    return alike.length === 1 ? alike[0]?.id : undefined
  }
}

/** By date, if the text is unambiguous and only one day has it. */
function dayOn(days: booking.EventSetup['days'], text: string): string | undefined {
  const read = parseDate(text)
  const on = 'date' in read ? days.filter(({ date }) => date === read.date) : []
  return on.length === 1 ? on[0]?.id : undefined
}
