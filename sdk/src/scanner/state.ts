import type { Admission } from '../checkin/index.ts'
import { type PreparedManifest, prepareManifest } from './decide-locally.ts'
import type { Difference } from './gate-types.ts'
import { RosterPages } from './roster-pages.ts'
import type { ScannerStorage } from './storage.ts'
import {
  type AnsweredScan,
  ASIDE_KEY,
  type DataOwner,
  parseStoredJson,
  ROSTER_PAGE_KEY,
  type StorageChanges,
  type StoredCollections,
  type StoredRecentScan,
  type StoredRosterState,
  type StoredScan,
  toSortableText,
  type Values,
} from './stored.ts'
import type { RosterTicket } from './types.ts'
import { UnsyncedAdmissions } from './unsynced-admissions.ts'

const MAX_RECENT = 50
/** A scan is on the roster soon after it was answered: not at once, while earlier transactions are open. */
const ON_ROSTER_AFTER_MS = 60_000

/** A collection and the number of a scan in it, if the key is one of those. */
function splitKey(key: string): [name: keyof StoredCollections, number: string] {
  const [name = '', number = ''] = key.split(':')
  return [name as keyof StoredCollections, number]
}

type Stored = { [Name in keyof StoredCollections]: Map<string, StoredCollections[Name]> }

/** What is stored, in memory. Each change is one commit. */
export class ScannerState {
  manifest: PreparedManifest | null = null
  pages = new RosterPages()
  admissions = new UnsyncedAdmissions()
  readonly values: { [Name in keyof Values]: Values[Name] | null } = {
    owner: null,
    manifest: null,
    roster: null,
    upload: null,
    clock: null,
    outdated: null,
    revoked: null,
  }
  /** By the numbers of the scans. */
  readonly stored: Stored = {
    queue: new Map(),
    failed: new Map(),
    recent: new Map(),
    difference: new Map(),
    answered: new Map(),
  }
  /** What other events have left, as it is stored. */
  readonly aside = new Map<string, string>()
  /** Scans that wait for the service's answer: not shown yet, so not to be uploaded. */
  readonly waiting = new Set<string>()
  #next = 0

  readonly #storage: ScannerStorage
  readonly #onChange: () => void

  constructor(storage: ScannerStorage, onChange: () => void) {
    this.#storage = storage
    this.#onChange = onChange
  }

  async load(): Promise<void> {
    const kept = await this.#storage.load()
    const pages: [number, string][] = []
    for (const [key, text] of kept) {
      if (key.startsWith(ROSTER_PAGE_KEY)) pages.push([Number(key.slice(ROSTER_PAGE_KEY.length)), text])
      else this.take(key, text)
    }
    for (const [number, text] of pages.sort(([one], [other]) => one - other)) this.pages.add(number, text)
    this.sortQueue()
  }

  /** Takes an entry of the storage into memory. */
  take(key: string, text: string): void {
    this.#next = Math.max(this.#next, Number(/\d{12}$/.exec(key)?.[0] ?? 0))
    if (key.startsWith(ASIDE_KEY)) this.aside.set(key, text)
    if (Object.hasOwn(this.values, key)) this.#setValue(key as keyof Values, parseStoredJson(text))
    const [name, number] = splitKey(key)
    if (Object.hasOwn(this.stored, name)) this.#put(name, number, parseStoredJson(text))
  }

  /** Does in memory what a commit has done. */
  follow(changes: StorageChanges): void {
    for (const [key, text] of changes) {
      if (text !== null) {
        this.take(key, text)
        continue
      }
      this.aside.delete(key)
      const [name, number] = splitKey(key)
      const gone = this.stored[name]?.get(number)
      if (gone) this.#count(name, gone, [])
      this.stored[name]?.delete(number)
    }
  }

  sortQueue(): void {
    const sorted = [...this.stored.queue].sort(([one], [other]) => (one < other ? -1 : 1))
    this.stored.queue.clear()
    for (const [number, scan] of sorted) this.stored.queue.set(number, scan)
  }

  #setValue<Name extends keyof Values>(name: Name, value: Values[Name] | null): void {
    this.values[name] = value as (typeof this.values)[Name]
    if (name === 'manifest') this.manifest = this.values.manifest && prepareManifest(this.values.manifest.manifest)
  }

  #put<Name extends keyof StoredCollections>(name: Name, number: string, value: StoredCollections[Name]): void {
    this.stored[name].set(number, value)
    this.#count(name, value, (value as Partial<AnsweredScan>).admissions ?? [])
  }

  /** Admissions count while their scan is queued, and when it was answered until the roster has them. */
  #count(name: keyof StoredCollections, value: unknown, admissions: readonly Admission[]): void {
    if (name === 'queue') this.admissions.set((value as StoredScan).scan.client_uuid, admissions)
    if (name === 'answered') this.admissions.set((value as AnsweredScan).scan, admissions)
  }

  get owner(): DataOwner {
    return this.values.owner ?? { name: '', code: null, identity: null, token: '', eraseAfter: null }
  }

  get clockOffsetMs(): number {
    return this.values.clock ?? 0
  }

  get queue(): Map<string, StoredScan> {
    return this.stored.queue
  }

  newNumber(): string {
    this.#next += 1
    return toSortableText(this.#next)
  }

  async commit(changes: StorageChanges): Promise<void> {
    await this.#storage.commit(changes)
    this.#onChange()
  }

  /** Stores single values; null removes one. */
  async keep(values: Partial<{ [Name in keyof Values]: Values[Name] | null }>, also?: StorageChanges): Promise<void> {
    const entries = Object.entries(values) as [keyof Values, Values[keyof Values] | null][]
    const texts = entries.map(([name, value]) => [name, value === null ? null : JSON.stringify(value)] as const)
    await this.commit(new Map([...texts, ...(also ?? [])]))
    for (const [name, value] of entries) this.#setValue(name, value)
  }

  /** Whether a scan is, or would be, among those that are remembered. */
  isRecent(number: string): boolean {
    const { recent } = this.stored
    return recent.size < MAX_RECENT || [...recent.keys()].some((other) => other <= number)
  }

  /** Adds a scan to a commit, and to those that were made recently. */
  remember(changes: StorageChanges, number: string, scan: StoredRecentScan): void {
    const { recent } = this.stored
    recent.set(number, scan)
    changes.set(`recent:${number}`, JSON.stringify(scan))
    if (recent.size <= MAX_RECENT) return
    const [oldest = number] = [...recent.keys()].sort()
    recent.delete(oldest)
    changes.set(`recent:${oldest}`, null)
  }

  /** Queues a scan and counts its admissions at once; resolves when it is stored. */
  async enqueue(number: string, kept: StoredScan, shown: StoredRecentScan | null): Promise<void> {
    const changes: StorageChanges = new Map([[`queue:${number}`, JSON.stringify(kept)]])
    this.#put('queue', number, kept)
    if (shown) this.remember(changes, number, shown)
    try {
      await this.commit(changes)
    } catch (error) {
      this.queue.delete(number)
      this.stored.recent.delete(number)
      this.admissions.set(kept.scan.client_uuid, [])
      throw error
    }
  }

  async keepShown(number: string, shown: StoredRecentScan): Promise<void> {
    const kept = this.queue.get(number)
    if (!kept) return
    kept.scan.device_result = shown.result
    const changes: StorageChanges = new Map([[`queue:${number}`, JSON.stringify(kept)]])
    this.remember(changes, number, shown)
    await this.commit(changes)
  }

  /** Replaces the roster. All pages are stored at once, so that what is stored is always a consistent snapshot. */
  async replaceRoster(pages: RosterPages, roster: StoredRosterState): Promise<void> {
    const changes = this.#onRoster(roster)
    for (const number of this.pages.numbers) changes.set(ROSTER_PAGE_KEY + number, null)
    for (const [number, text] of pages.texts()) changes.set(ROSTER_PAGE_KEY + number, text)
    await this.keep({ roster }, changes)
    this.pages = pages
    this.follow(changes)
  }

  async changeRoster(rows: readonly RosterTicket[], roster: StoredRosterState): Promise<void> {
    const planned = this.pages.plan(rows)
    const changes = this.#onRoster(roster)
    for (const [number, text] of planned.written) changes.set(ROSTER_PAGE_KEY + number, text)
    for (const number of planned.dropped) changes.set(ROSTER_PAGE_KEY + number, null)
    await this.keep({ roster }, changes)
    this.pages.apply(planned)
    this.follow(changes)
  }

  /** Admissions that the roster has by now. */
  #onRoster({ readAt }: StoredRosterState): StorageChanges {
    const old = [...this.stored.answered].filter(([, { answeredAt }]) => answeredAt + ON_ROSTER_AFTER_MS <= readAt)
    return new Map(old.map(([number]) => [`answered:${number}`, null]))
  }

  /** Erases the people: the roster, and the names in what was shown. The queue has none. */
  async eraseRoster(values: Parameters<ScannerState['keep']>[0], also?: StorageChanges): Promise<void> {
    const changes: StorageChanges = new Map()
    for (const number of this.pages.numbers) changes.set(ROSTER_PAGE_KEY + number, null)
    for (const number of this.stored.recent.keys()) changes.set(`recent:${number}`, null)
    for (const [number, difference] of this.stored.difference) {
      this.stored.difference.set(number, withoutPeople(difference))
      changes.set(`difference:${number}`, JSON.stringify(withoutPeople(difference)))
    }
    this.stored.recent.clear()
    this.pages = new RosterPages(this.pages.next)
    await this.keep({ ...values, roster: null }, new Map([...changes, ...(also ?? [])]))
  }

  /** Erases all entries but those that `isKept` names. */
  async eraseAll(owner: DataOwner, isKept: (key: string) => boolean = () => false): Promise<void> {
    this.waiting.clear()
    const keys = [...(await this.#storage.load()).keys()].filter((key) => !isKept(key))
    for (const key of keys) this.aside.delete(key)
    for (const collection of Object.values(this.stored)) collection.clear()
    this.pages = new RosterPages()
    this.admissions = new UnsyncedAdmissions()
    await this.commit(new Map([...keys.map((key) => [key, null] as const), ['owner', JSON.stringify(owner)]]))
    for (const name of Object.keys(this.values)) this.#setValue(name as keyof Values, name === 'owner' ? owner : null)
  }
}

export const withoutPeople = (difference: Difference): Difference => ({
  ...difference,
  answer: { ...difference.answer, people: [] },
})
