/**
 * A storage belongs to one event and mode. What another event has left to send is kept aside, and comes back when a
 * token of that event is used again; no scan is sent to another event than that of its token.
 */

import { dayInterval } from '../checkin/index.ts'
import { type ScannerState, withoutPeople } from './state.ts'
import { ASIDE_KEY, type DataOwner, parseStoredJson, type StorageChanges, type StoredManifest } from './stored.ts'
import type { Manifest } from './types.ts'

const DAY = 86_400_000
const ERASED_AFTER_DAYS = 7

export const newStorageOwner = (event: string, token: string): DataOwner => ({
  name: event,
  code: null,
  identity: null,
  token,
  eraseAfter: null,
})

/** Tells tokens apart, also on pages without https, where there is no SHA-256. A token cannot be found from it. */
export function hashToken(token: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9]
  for (const character of token) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`
}

/** Makes the storage that of an event and a token; to be called when it is opened. */
export async function claimStorage(state: ScannerState, event: string, token: string, now: number): Promise<void> {
  await eraseOldAside(state, now)
  const fresh = newStorageOwner(event, token)
  const { owner } = state.values
  if (!owner) return state.keep({ owner: fresh })
  if (isOver(owner, now)) return eraseEvent(state, fresh)
  if (![owner.name, owner.code, owner.identity?.split(':')[0]].includes(event))
    return setAside(state, owner, fresh, () => true)
  // Another token may see other people, so what the earlier one has read is not used.
  if (owner.token !== token) await state.eraseRoster({ owner: { ...owner, token }, manifest: null, upload: null })
}

/** Stores a manifest, which says for certain to which event the token belongs. */
export async function storeManifestWithOwner(state: ScannerState, found: StoredManifest): Promise<void> {
  const { owner } = state
  const known = ownerOf(found.manifest)
  const adopted = { ...owner, ...known }
  if (owner.identity === known.identity) return state.keep({ manifest: found, owner: adopted })
  if (owner.identity !== null) await setAside(state, owner, { ...owner, identity: null }, (by) => by !== owner.token)
  const { id, code } = found.manifest.event
  const prefixes = [known.identity, `?${id}`, `?${code}`].map(toPrefix)
  const changes: StorageChanges = new Map()
  const back = [...state.aside].flatMap(([key, text]) => {
    const prefix = prefixes.find((one) => key.startsWith(one))
    if (prefix === undefined) return []
    changes.set(key, null)
    return key === `${prefix}owner` ? [] : [[key.slice(prefix.length), text] as const]
  })
  for (const [key, text] of back) changes.set(key, text)
  await state.keep({ manifest: found, owner: adopted }, changes)
  state.follow(changes)
  state.sortQueue()
}

/** Erases everything of an event that was over a week ago. Returns whether it was. */
export async function eraseIfEventOver(state: ScannerState, now: number): Promise<boolean> {
  const { owner } = state
  if (!isOver(owner, now)) return false
  await eraseEvent(state, { ...owner, identity: null, eraseAfter: null })
  return true
}

const isOver = ({ eraseAfter }: DataOwner, now: number) => eraseAfter !== null && eraseAfter <= now

function ownerOf({ event, days, livemode }: Manifest): Pick<DataOwner, 'code' | 'identity' | 'eraseAfter'> {
  const ends = days.map((day) => dayInterval(day, event.timezone).end.getTime())
  const eraseAfter = ends.length > 0 ? Math.max(...ends) + ERASED_AFTER_DAYS * DAY : null
  return { code: event.code, identity: `${event.id}:${livemode ? 'live' : 'test'}`, eraseAfter }
}

const eraseEvent = (state: ScannerState, owner: DataOwner) => state.eraseAll(owner, (key) => key.startsWith(ASIDE_KEY))

/** Keeps the queue of an owner apart, and what came of earlier scans; erases the rest. */
async function setAside(
  state: ScannerState,
  owner: DataOwner,
  next: DataOwner,
  isTheirs: (by: string | undefined) => boolean,
): Promise<void> {
  const prefix = toPrefix(owner.identity ?? `?${owner.name}`)
  const changes: StorageChanges = new Map()
  const move = (key: string, value: unknown) => {
    changes.set(key, null)
    changes.set(prefix + key, JSON.stringify(value))
  }
  const { queue, failed, difference, answered } = state.stored
  for (const [number, scan] of queue) if (isTheirs(scan.by)) move(`queue:${number}`, scan)
  for (const [number, scan] of failed) move(`failed:${number}`, scan)
  for (const [number, one] of difference) move(`difference:${number}`, withoutPeople(one))
  if (changes.size > 0) changes.set(`${prefix}owner`, JSON.stringify(owner))
  for (const number of answered.keys()) changes.set(`answered:${number}`, null)
  await state.eraseRoster({ owner: next, manifest: null, upload: null }, changes)
  state.follow(changes)
}

const toPrefix = (name: string | null) => `${ASIDE_KEY}${name}:`

async function eraseOldAside(state: ScannerState, now: number): Promise<void> {
  const changes: StorageChanges = new Map()
  for (const [key, text] of state.aside) {
    if (!key.endsWith(':owner') || !isOver(parseStoredJson<DataOwner>(text), now)) continue
    const prefix = key.slice(0, -'owner'.length)
    for (const other of state.aside.keys()) if (other.startsWith(prefix)) changes.set(other, null)
  }
  if (changes.size > 0) await state.commit(changes)
  state.follow(changes)
}
