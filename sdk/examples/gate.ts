/** A gate in a terminal: a keyboard scanner types codes, `?name` searches, `#ticket` scans who was found, `=` counts. */

import { createInterface } from 'node:readline'
import { openScanner, type Scanner } from '@postern/sdk/scanner'
import { fileStorage } from '@postern/sdk/scanner/file'

export type GateOptions = { baseUrl: string; token: string; event: string; checkInPoint: string; file: string }

/** Opens what an earlier run has stored, so that it also starts without a network. */
export async function openGate({ baseUrl, token, event, checkInPoint, file }: GateOptions): Promise<Scanner> {
  const storage = fileStorage(file) // indexedDbStorage() in a browser
  const scanner = await openScanner({ baseUrl, apiKey: token, event, checkInPoint, version: '1.0.0', storage })
  await synchronize(scanner)
  return scanner
}

/** Sends what waits, and reads what changed. What fails is for the next time; `statusOf` shows what has to be done. */
export async function synchronize(scanner: Scanner): Promise<void> {
  for (const step of [scanner.upload, scanner.refresh]) await step().catch(() => undefined)
}

/** What to show for a line that was typed or scanned. */
export async function answerTo(scanner: Scanner, line: string): Promise<string> {
  if (line === '=') return scanner.counts().then(({ admitted, expected }) => `${admitted} of ${expected} are in.`)
  if (line.startsWith('?')) {
    const found = scanner.search(line.slice(1)).map(({ ticketId, attendee, codeLastFour }) => {
      return `#${ticketId} ${attendee.first_name} ${attendee.last_name} …${codeLastFour}`
    })
    return found.join('\n') || 'Nobody.'
  }
  const { admitted, display, people } = await scanner.check(
    line.startsWith('#') ? { ticketId: line.slice(1) } : { code: line },
  )
  const names = people.map(({ attendee }) => `${attendee.first_name} ${attendee.last_name}`)
  return [admitted ? 'OPEN' : 'STOP', display.title, display.message, ...names].join(' | ')
}

export function statusOf({ connected, pending, differences, revoked, outdated }: Scanner): string {
  const stopped = (revoked && 'pair it again') || (outdated && 'update it')
  return `${connected ? 'online' : 'offline'}, ${pending} to send, ${differences.length} to look at${stopped ? `, ${stopped}` : ''}`
}

if (process.argv[1] === import.meta.filename) {
  const { BASE_URL = '', TOKEN = '', EVENT = '', POINT = '' } = process.env
  const options = { baseUrl: BASE_URL, token: TOKEN, event: EVENT, checkInPoint: POINT, file: 'gate.jsonl' }
  const scanner = await openGate(options)
  setInterval(() => synchronize(scanner), 15_000).unref()
  for await (const line of createInterface({ input: process.stdin })) {
    const shown = await answerTo(scanner, line.trim()).catch((error) => error.message)
    process.stdout.write(`${shown}\n${statusOf(scanner)}\n`)
  }
}
