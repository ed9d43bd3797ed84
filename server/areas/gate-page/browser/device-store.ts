/** What this browser keeps beside the scanner's own storage: the pairing, and how somebody likes the page. */

export type PairedGate = {
  id: string
  name: string
  token: string
  event: { id: string; code: string; name: string; timezone: string }
  /** The check-in point that the device is bound to; null where it may be chosen. */
  checkInPoint: string | null
}

export type Settings = {
  language: 'en' | 'es' | null
  isMuted: boolean
  /** Whether answers stay until a tap. */
  stays: boolean
  /** Whether to ask who is here before a shared ticket is scanned. */
  asksWho: boolean
  camera: string | null
  /** The chosen check-in point, where the device is not bound to one. */
  checkInPoint: string | null
  /** When what is stored of an event is erased, by the event's id. */
  erasures: Record<string, number>
}

const DEFAULTS: Settings = {
  language: null,
  isMuted: false,
  stays: false,
  asksWho: true,
  camera: null,
  checkInPoint: null,
  erasures: {},
}

const DATABASE = 'postern-gate'
const STORE = 'kept'

/** Each event has a database of its own, so that a queue outlives a pairing with another event. */
export const scannerDatabaseOf = (eventId: string) => `postern-scanner-${eventId}`

export async function openDeviceStore() {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  const read = <Value>(key: string): Promise<Value | undefined> =>
    settled(database.transaction(STORE).objectStore(STORE).get(key))
  const write = (key: string, value: unknown) =>
    settled(database.transaction(STORE, 'readwrite', { durability: 'strict' }).objectStore(STORE).put(value, key))

  let gate = (await read<PairedGate | null>('gate')) ?? null
  let settings: Settings = { ...DEFAULTS, ...(await read<Partial<Settings>>('settings')) }

  const change = (changes: Partial<Settings>) => {
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
    /** Says when what is stored of an event is to be erased. */
    eraseAt: async (eventId: string, at: number) => {
      if (settings.erasures[eventId] !== at) await change({ erasures: { ...settings.erasures, [eventId]: at } })
    },
    /** Erases what is stored of events whose time has run out. */
    eraseExpired: async (now: number) => {
      const expired = Object.keys(settings.erasures).filter((event) => (settings.erasures[event] ?? now) < now)
      for (const event of expired) await settled(indexedDB.deleteDatabase(scannerDatabaseOf(event)))
      if (expired.length === 0) return
      const left = Object.entries(settings.erasures).filter(([event]) => !expired.includes(event))
      await change({ erasures: Object.fromEntries(left) })
      if (!gate || !expired.includes(gate.event.id)) return
      await write('gate', null)
      gate = null
    },
  }
}

export type DeviceStore = Awaited<ReturnType<typeof openDeviceStore>>

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
