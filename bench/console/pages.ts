import { readFileSync } from 'node:fs'
import { CHECK_IN_POINT_CODE } from '../gates/check-in-point.ts'
import { ATTENDEE_TYPE_CODE } from '../people/bench-event.ts'
import { BENCH_DELIVERY_ID, BENCH_ENDPOINT_ID, SMALL_EVENT_CODE } from './fill.ts'

export type ConsolePage = { path: string; operations: string[] }

type Source = { operation: string; needs: Record<string, string> }
type Described = { id: string; method: string; path: string; isJson: boolean; query: { source: Source | null }[] }

const FIRST = (letter: string) => `01A${letter}${'1'.padStart(22, '0')}`

const PARAMS: Record<string, string> = {
  event: SMALL_EVENT_CODE,
  day: 'fri',
  attendee_type: ATTENDEE_TYPE_CODE,
  check_in_point: CHECK_IN_POINT_CODE,
  attendee: FIRST('P'),
  ticket: FIRST('T'),
  contact: FIRST('C'),
  webhook: BENCH_ENDPOINT_ID,
  delivery: BENCH_DELIVERY_ID,
}

/** Shown by pages that are not made of one operation. */
const MORE: Record<string, string[]> = {
  getEvent: ['/v1/events/fest/stats'],
  getTicket: [`/v1/events/fest/attendees/${FIRST('P')}`],
}

/** The pages that follow from the contract and two that do not. Left out is what calls another platform. */
export function listConsolePages(made: Record<string, string>): ConsolePage[] {
  const params = { ...PARAMS, ...made }
  const fill = (path: string) => fillPath(path, params)
  const file = new URL('../../generated/console.json', import.meta.url)
  const described: Described[] = JSON.parse(readFileSync(file, 'utf8'))
  const pathOf = (id: string) => fill(described.find((one) => one.id === id)?.path ?? '{unknown}')
  const pages = described.flatMap(({ id, method, path, isJson, query }): ConsolePage[] => {
    const filled = fill(path)
    const isPage = method === 'GET' && isJson && path.startsWith('/v1/') && !NOT_HERE.has(id)
    if (!isPage || filled === undefined) return []
    // The filters of a list are chosen from lists, where the address names what those need.
    const isOffered = ({ needs }: Source) => Object.values(needs).every((name) => path.includes(`{${name}}`))
    const chosenFrom = query.flatMap(({ source }) =>
      source && isOffered(source) ? (pathOf(source.operation) ?? []) : [],
    )
    const operations = [filled, ...new Set(chosenFrom), ...(MORE[id] ?? [])]
    return [{ path: `/console/live${filled.slice('/v1'.length)}`, operations }]
  })
  return [
    { path: '/console/live', operations: ['/v1/webhooks', '/v1/jobs', '/v1/me'] },
    {
      path: `/console/live/events/${SMALL_EVENT_CODE}/dashboard`,
      operations: [`/api/v1/events/${SMALL_EVENT_CODE}/scan/counts`, `/v1/events/${SMALL_EVENT_CODE}/checkins`],
    },
    ...pages,
  ]
}

const NOT_HERE = new Set(['getMe', 'listCheckinsAtGate'])

function fillPath(path: string, params: Record<string, string>): string | undefined {
  const isKnown = [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => params[name] !== undefined)
  return isKnown ? path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') : undefined
}
