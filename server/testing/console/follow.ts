import type { ConsoleTestClient } from './visitor.ts'

/** What the script of the page does: it keeps a request open. */
export async function openLivePageStream(by: ConsoleTestClient, path: string) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leaving = new AbortController()
  const response = await fetch(by.origin + path, {
    headers: { Cookie: cookie, Accept: 'text/event-stream' },
    redirect: 'manual',
    signal: leaving.signal,
  })
  const decoder = new TextDecoder()
  let received = ''
  let ended = false
  const reading = (async () => {
    if (!response.body) return
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      received += decoder.decode(part.value, { stream: true })
    ended = true
  })().catch(() => {})
  return {
    status: response.status,
    response,
    received: () => received,
    ended: () => ended,
    close: async () => {
      leaving.abort()
      await reading
    },
  }
}
