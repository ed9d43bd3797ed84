import { buildRosterSearchText, findMatchingLines } from './search-text.ts'
import type { RosterTicket } from './types.ts'

/** The service's pages are as long; fewer pages are quicker to store, shorter ones quicker to parse. */
export const ROSTER_PAGE_ROWS = 200
/** Where a row is: its page times this, plus its position there. */
const STRIDE = 1_024
/** Pages of which a quarter was replaced are written anew, at most this many at a time. */
const MAX_REPACKED = 20

type Page = { text: string; size: number; live: number; names: string }

export type RosterPageChanges = { written: Map<number, string>; dropped: number[] }

/**
 * The rows of a roster, in pages of JSON as they were received: a row is parsed when it is needed, so that a large
 * roster takes little memory. A row that changes is added to a later page, where it replaces the earlier one.
 */
export class RosterPages {
  readonly #pages = new Map<number, Page>()
  readonly #byHash = new Map<string, number>()
  readonly #byTicket = new Map<string, number>()
  readonly #gone = new Set<string>()
  #next: number

  constructor(first = 0) {
    this.#next = first
  }

  get size(): number {
    return this.#byTicket.size - this.#gone.size
  }

  get numbers(): number[] {
    return [...this.#pages.keys()]
  }

  texts(): [number, string][] {
    return [...this.#pages].map(([number, { text }]) => [number, text])
  }

  get next(): number {
    return this.#next
  }

  /** Pages have to be added in the order of their numbers. */
  add(number: number, text: string, rows: readonly RosterTicket[] = parseRows(text)): void {
    const page = { text, size: rows.length, live: 0, names: buildRosterSearchText(rows) }
    this.#pages.set(number, page)
    this.#next = Math.max(this.#next, number + 1)
    for (const [index, row] of rows.entries()) this.#put(row, number * STRIDE + index)
  }

  #put(row: RosterTicket, place: number): void {
    const replaced = this.#pageOf(this.#byTicket.get(row.ticket_id))
    if (replaced) replaced.live -= 1
    const page = this.#pageOf(place)
    if (page) page.live += 1
    this.#byTicket.set(row.ticket_id, place)
    if (isGone(row)) this.#gone.add(row.ticket_id)
    else this.#gone.delete(row.ticket_id)
    if (row.code_hash !== null) this.#byHash.set(row.code_hash, place)
  }

  find(hash: string): RosterTicket | null {
    const row = this.#rowAt(this.#byHash.get(hash))
    return row?.code_hash === hash ? row : null
  }

  findTicket(id: string): RosterTicket | null {
    return this.#rowAt(this.#byTicket.get(id))
  }

  /** Rows with a person of these names, or with this end of a code. */
  *search(words: readonly string[]): Generator<RosterTicket> {
    for (const [number, { names, text }] of this.#pages) {
      const found = findMatchingLines(names, words)
      if (found.length === 0) continue
      const rows = parseRows(text)
      for (const index of found) {
        const row = rows[index]
        if (row && this.#isCurrent(row, number * STRIDE + index)) yield row
      }
    }
  }

  /** How to add changed rows: with the rows of pages that are short or mostly replaced, which are then dropped. */
  plan(rows: readonly RosterTicket[]): RosterPageChanges {
    const changed = new Map(rows.map((row) => [row.ticket_id, row]))
    const replaced = new Map<Page, number>()
    for (const id of changed.keys()) {
      const page = this.#pageOf(this.#byTicket.get(id))
      if (page) replaced.set(page, (replaced.get(page) ?? 0) + 1)
    }
    const last = this.#pages.get(this.#next - 1)
    const dropped = [...this.#pages].filter(([, page]) => {
      const live = page.live - (replaced.get(page) ?? 0)
      return live * 4 < page.size * 3 || (page === last && live + changed.size <= ROSTER_PAGE_ROWS)
    })
    const repacked = rows.length === 0 ? [] : dropped.slice(-MAX_REPACKED)
    const kept = repacked.flatMap(([number, { text }]) =>
      parseRows(text).filter(
        (row, index) => !changed.has(row.ticket_id) && this.#isLatest(row, number * STRIDE + index),
      ),
    )
    const all = [...kept, ...changed.values()]
    const written = new Map<number, string>()
    for (let from = 0; from < all.length; from += ROSTER_PAGE_ROWS)
      written.set(this.#next + written.size, JSON.stringify({ data: all.slice(from, from + ROSTER_PAGE_ROWS) }))
    return { written, dropped: repacked.map(([number]) => number) }
  }

  apply({ written, dropped }: RosterPageChanges): void {
    for (const [number, text] of written) this.add(number, text)
    for (const number of dropped) this.#pages.delete(number)
  }

  #pageOf(place: number | undefined): Page | undefined {
    return place === undefined ? undefined : this.#pages.get(Math.floor(place / STRIDE))
  }

  #rowAt(place: number | undefined): RosterTicket | null {
    const page = this.#pageOf(place)
    if (!page || place === undefined) return null
    const row = parseRows(page.text)[place % STRIDE]
    return row && this.#isCurrent(row, place) ? row : null
  }

  #isLatest({ ticket_id }: RosterTicket, place: number): boolean {
    return this.#byTicket.get(ticket_id) === place
  }

  #isCurrent(row: RosterTicket, place: number): boolean {
    return this.#isLatest(row, place) && !isGone(row)
  }
}

const isGone = ({ removed, code_hash }: RosterTicket) => removed || code_hash === null

function parseRows(text: string): RosterTicket[] {
  return JSON.parse(text).data
}
