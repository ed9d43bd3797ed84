import type { ScannerStorage } from './storage.ts'

const STORE = 'kept'

/** Stores everything in an IndexedDB database, with one transaction per commit. */
export function indexedDbStorage(name = 'postern-scanner'): ScannerStorage {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= openDatabase(name)
    return opened
  }
  return {
    load: async () => {
      const store = (await open()).transaction(STORE, 'readonly').objectStore(STORE)
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
      return new Map(keys.map((key, index) => [String(key), values[index] as string]))
    },
    commit: async (changes) => {
      const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(STORE)
      for (const [key, value] of changes) {
        if (value === null) store.delete(key)
        else store.put(value, key)
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
