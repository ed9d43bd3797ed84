import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, lockVisibleGroups } from '../../access/visibility/index.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'
import { linkContacts } from '../contacts/index.ts'
import type { ImportChunk, ImportRow, PlannedRow, RowOutcome } from './chunk-state.ts'
import { importRows, planImportRows, type RowToPlan } from './import-row.ts'
import { buildPeopleDirectory, collectSearchKeys, getRowMatchKeys } from './people/directory.ts'
import type { ImportIds } from './people/ids-in-file.ts'
import { type ImportDefaults, type RowLookups, readTypeAndDayLookup, rowDiffers } from './people/resolved-row.ts'
import type { PreviewMemory } from './preview-memory.ts'
import { findMatchCandidates } from './queries.ts'

export type ImportRun = {
  caller: Caller
  event: EventRow
  defaults: ImportDefaults
  sendTicketEmails: boolean
  /** All IDs of the file, read on first use. */
  fileIds(): Promise<ImportIds>
}

/** Undefined: this transaction served the waitlist instead, and the rows must be tried again. */
type Placed = RowOutcome[] | undefined

/** Contacts are linked before places are locked, so rows are planned before, and again if registrations changed. */
export async function importBatch(work: Work, run: ImportRun, rows: ImportRow[]): Promise<Placed> {
  const { transaction } = work
  const key = getEventKey(run)
  const setup = await booking.readEventSetup(transaction, ...key)
  const seen = await booking.readPlaces(transaction, ...key)
  if (seen.serving) return serveFirst(work, run)
  const firstPlan = await planChunk(booking.buildBook(work, setup, seen), run, rows)
  await linkContacts(work, run.caller, newcomersIn(firstPlan))
  const places = await booking.lockPlaces(transaction, ...key)
  if (places.serving) return serveFirst(work, run)
  const plan = places.version === seen.version ? firstPlan : await planAgain(work, run, rows, firstPlan, places)
  const book = booking.buildBook(work, plan.setup, places)
  const chunk = await chunkOf(book, run, plan.context)
  const outcomes = await placeAll(chunk, plan.rows)
  await linkContacts(work, run.caller, withoutContact(chunk))
  auditAdded(chunk)
  await booking.saveAndCloseBook(book)
  return outcomes
}

/** The same without locks, contacts and writes; `memory` records what would have been written. */
export async function previewBatch(book: booking.Book, memory: PreviewMemory, run: ImportRun, rows: ImportRow[]) {
  while (book.places.serving) await booking.promoteWaitlist(book)
  const plan = await planChunk(book, run, rows, memory)
  const outcomes = await placeAll(await chunkOf(book, run, plan.context, memory), plan.rows)
  memory.remember(book)
  return outcomes
}

type Plan = { setup: booking.EventSetup; context: PlanContext; rows: PlannedRow[] }

/** The plan of the rows as far as possible without a lock on the places; leaves the book unchanged. */
async function planChunk(book: booking.Book, run: ImportRun, rows: RowToPlan[], memory?: PreviewMemory): Promise<Plan> {
  const { work, setup, places } = book
  const context = await readPlanContext(book, run, rows, memory)
  const sketch = await chunkOf(booking.buildBook(work, setup, structuredClone(places)), run, context, memory)
  return { setup, context, rows: await planImportRows(sketch, rows) }
}

/** Keeps the drafts, which are already linked to contacts, unless the event itself was changed. */
async function planAgain(work: Work, run: ImportRun, rows: ImportRow[], firstPlan: Plan, places: booking.Places) {
  const setup = await booking.readEventSetup(work.transaction, ...getEventKey(run))
  const drafted = rows.map((row, n) => ({ ...row, draft: firstPlan.rows[n]?.draft }))
  return planChunk(
    booking.buildBook(work, setup, places),
    run,
    setup.revision === firstPlan.setup.revision ? drafted : rows,
  )
}

const newcomersIn = ({ rows }: Plan) => rows.flatMap(({ draft }) => draft?.attendees ?? [])

export const getEventKey = ({ caller, event }: ImportRun) =>
  [caller.organization.id, event.id, caller.key.mode === 'live'] as const

/** Serves the waitlist first; until then, new people would be refused places that they may get afterwards. */
async function serveFirst(work: Work, run: ImportRun): Promise<undefined> {
  const places = await booking.lockPlaces(work.transaction, ...getEventKey(run))
  const book = booking.buildBook(work, await booking.readEventSetup(work.transaction, ...getEventKey(run)), places)
  if (places.serving) await booking.promoteWaitlist(book)
  await booking.saveAndCloseBook(book)
}

type PlanContext = { people: booking.AttendeeRow[]; fileIds: ImportIds; terms: RowLookups; names: booking.CodesById }

async function readPlanContext(book: booking.Book, run: ImportRun, rows: ImportRow[], memory?: PreviewMemory) {
  const { setup, work } = book
  const { transaction } = work
  const { caller, event, defaults } = run
  const groups = await readGroups(transaction, caller, rows)
  const keysOf = ({ parsed }: ImportRow) => getRowMatchKeys(parsed)
  const known = memory?.recall(book, rows.flatMap(keysOf))
  const wanted = collectSearchKeys(rows)
  const ids = [...wanted.ids, ...(known?.ids ?? [])]
  const found = await findMatchCandidates(transaction, caller, event, { ...wanted, ids })
  const people = [...found.map((one) => memory?.patch(one) ?? one), ...(known?.people ?? [])]
  const groupIds = [...people.map(({ group_id }) => group_id), ...groups.values(), defaults.groupId]
  return {
    people,
    fileIds: await idsThatMatter(run, rows, people),
    terms: { setup, vocabulary: await readTypeAndDayLookup(transaction, setup), groups },
    names: await booking.readSetupCodes(transaction, setup, groupIds),
  }
}

/** The IDs of these rows suffice unless somebody was found whom another row of the file may name. */
async function idsThatMatter({ fileIds }: ImportRun, rows: ImportRow[], people: booking.AttendeeRow[]) {
  const here = new Set(rows.flatMap(({ parsed }) => parsed.external_id ?? []))
  const isHere = ({ id, external_id }: booking.AttendeeRow) =>
    here.has(id) || (external_id !== null && here.has(external_id))
  return here.size === 0 || people.every(isHere) ? here : fileIds()
}

async function readGroups(transaction: Transaction, caller: Caller, rows: ImportRow[]): Promise<Map<string, string>> {
  const parsed = new Set(rows.flatMap(({ parsed }) => parsed.group ?? []))
  if (parsed.size === 0) return new Map()
  const references = [...parsed].flatMap((text) => [text.toLowerCase(), text.toUpperCase()])
  const groups = await lockVisibleGroups(transaction, caller, references)
  return new Map(groups.flatMap(({ id, code }) => [id, code].map((key) => [key.toLowerCase(), id] as const)))
}

async function chunkOf(
  book: booking.Book,
  run: ImportRun,
  { people, fileIds, terms, names }: PlanContext,
  memory?: PreviewMemory,
): Promise<ImportChunk> {
  return {
    ...run,
    book,
    terms,
    names,
    bounds: booking.getSizeLimits(run.caller),
    directory: await buildPeopleDirectory(people, fileIds),
    isPlanStale: false,
    added: [],
    emails: memory?.emails ?? new Map(),
    load: async (ids) => {
      const unknown = ids.filter((id) => !book.registrations.has(id))
      const loaded = await booking.lockRegistrations(book, unknown)
      if (memory) for (const locked of loaded) memory.patchHeld(locked)
    },
  }
}

async function placeAll(chunk: ImportChunk, rows: PlannedRow[]): Promise<RowOutcome[]> {
  await chunk.load(registrationsToChange(rows))
  return importRows(chunk, rows)
}

/** Loaded in one query rather than row by row. */
function registrationsToChange(rows: PlannedRow[]): string[] {
  const drafted = new Set(rows.flatMap(({ draft }) => draft?.registration.id ?? []))
  const ids = rows.flatMap(({ match, resolved }) =>
    match && 'attendee' in match && rowDiffers(match, resolved) ? [match.attendee.registration_id] : [],
  )
  return [...new Set(ids)].filter((id) => !drafted.has(id)).sort()
}

/** Places became free after the plan: rare enough to link contacts while the places are locked. */
const withoutContact = ({ added }: ImportChunk): booking.AttendeeRow[] =>
  added.flatMap(({ attendees }) => attendees).filter(({ contact_id }) => contact_id === null)

function auditAdded({ added, book, names }: ImportChunk): void {
  for (const { registration, attendees } of added) {
    const after = booking.toRegistration(registration, attendees, names)
    const object = { type: 'registration', id: after.id }
    book.work.audit({ action: 'registration.created', object, before: null, after })
  }
}
