/** Downloads a manifest and a roster, and stores their bytes. Runs in a browser. */

import { openDeviceStore } from '../../surfaces/gate-page/browser/device-store.ts'

const { gate } = await openDeviceStore()
if (!gate) throw new Error('No device is paired.')
const path = `/api/v1/events/${gate.event.id}/scan`
const read = async (address: string) => {
  const response = await fetch(address, { headers: { Authorization: `Bearer ${gate.token}` }, cache: 'no-store' })
  return response.text()
}

const texts = [await read(`${path}/manifest`)]
for (let cursor: string | null = null; ; ) {
  const text = await read(`${path}/roster?limit=200${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
  texts.push(text)
  cursor = JSON.parse(text).page.next_cursor
  if (cursor === null) break
}

const opening = indexedDB.open('floor', 1)
opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
await new Promise((resolve) => {
  opening.onsuccess = resolve
})
const transaction = opening.result.transaction('texts', 'readwrite', { durability: 'strict' })
for (const [index, text] of texts.entries()) transaction.objectStore('texts').put(text, index)
transaction.oncomplete = () => {
  const done = document.createElement('main')
  done.className = 'gate'
  done.textContent = 'Stored'
  document.body.append(done)
}
