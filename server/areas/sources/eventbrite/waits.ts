import type { IncomingHttpHeaders } from 'node:http'

/** How many seconds the platform wants to be left alone, by any of the headers that tell it; null where none does. */
export function secondsToWait(headers: IncomingHttpHeaders, now: Date): number | null {
  const plain = [headers['retry-after'], headers['x-rate-limit-reset'], headers['x-ratelimit-reset']]
  const told = plain.map((value) => secondsIn(String(value ?? ''), now)).find((seconds) => seconds !== null)
  return told ?? exhaustedFor(String(headers['x-rate-limit'] ?? ''))
}

function secondsIn(value: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const time = Date.parse(value)
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now.getTime()) / 1000))
}

/** Such as `token:ABC 2000/2000 reset=840s, key:DEF 12/4000 reset=60s`: the longest of those that are used up. */
function exhaustedFor(value: string): number | null {
  const waits = [...value.matchAll(/(\d+)\/(\d+)\s+reset=(\d{1,9})s/g)]
    .filter(([, used, limit]) => Number(used) >= Number(limit))
    .map(([, , , reset]) => Number(reset))
  return waits.length === 0 ? null : Math.max(...waits)
}
