/** What this browser keeps beside the scanner's own storage: the pairing, and how somebody likes the page. */

import type { PageLanguage } from './words.ts'

export type PairedGate = {
  id: string
  name: string
  token: string
  event: { id: string; code: string; name: string; timezone: string }
  /** The check-in point that the device is bound to; null where it may be chosen. */
  checkInPoint: string | null
}

const DEFAULTS = {
  language: null as PageLanguage | null,
  isMuted: false,
  /** Whether answers stay until a tap. */
  stays: false,
  /** Whether to ask who is here before a shared ticket is scanned. */
  asksWho: true,
  camera: null as string | null,
  /** The chosen check-in point, where the device is not bound to one. */
  checkInPoint: null as string | null,
  /** The id of the device that has read the manifest of its event. */
  loaded: null as string | null,
}

export type DeviceSettings = typeof DEFAULTS

const DATABASE = 'postern-gate'
const STORE = 'kept'

export async function openDeviceStore() {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  const read = <Value>(key: string): Promise<Value | undefined> =>
    settled(database.transaction(STORE).objectStore(STORE).get(key))
  const write = (key: string, value: unknown) =>
    settled(database.transaction(STORE, 'readwrite', { durability: 'strict' }).objectStore(STORE).put(value, key))

  let gate = (await read<PairedGate | null>('gate')) ?? null
  let settings: DeviceSettings = { ...DEFAULTS, ...(await read<Partial<DeviceSettings>>('settings')) }

  const change = (changes: Partial<DeviceSettings>) => {
    settings = { ...settings, ...changes }
    return write('settings', settings)
  }

  return {
    get gate() {
      return gate
    },
    get settings() {
      return settings
    },
    keepGate: async (next: PairedGate | null) => {
      await write('gate', next)
      gate = next
      await change({ checkInPoint: null })
    },
    change,
  }
}

export type DeviceStore = Awaited<ReturnType<typeof openDeviceStore>>

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
