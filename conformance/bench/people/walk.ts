import { startServer } from '../../../server/composition/server.ts'
import { readConfig } from '../../../server/config/config.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { buildLog } from '../../../server/platform/log.ts'
import { TEST_SECRET_KEY } from '../../../server/testing/secret-key.ts'

/** Goes through a whole list as a client does, and gives back the path of each page. */
export async function walkPages(databaseUrl: string, path: string, key: string): Promise<string[]> {
  const server = await startServer({
    config: readConfig({ ROLE: 'api', PORT: '0', SHUTDOWN_GRACE_SECONDS: '1', POSTERN_SECRET_KEY: TEST_SECRET_KEY }),
    databaseUrl,
    log: buildLog('silent'),
    clock: systemClock,
    prepareDatabase: false,
  })
  try {
    const pages = [path]
    for (let next: string | null = path; next !== null; ) {
      const cursor = await readNextCursor(`http://127.0.0.1:${server.port}${next}`, key)
      next = cursor && `${path}&cursor=${cursor}`
      if (next) pages.push(next)
    }
    return pages
  } finally {
    await server.stop()
  }
}

async function readNextCursor(url: string, key: string): Promise<string | null> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${key}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The list could not be read: ${answer.status} ${text}`)
  return JSON.parse(text).page.next_cursor
}
