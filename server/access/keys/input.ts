import { isDateTime } from '../../../spec/runtime/formats/date-time.ts'
import { refuseMistakes } from '../../platform/contract/refusal.ts'
import { countBits, extractMappedIpv4, formatIp, parseIp, toNetworkAddress } from '../../platform/formats/ip-address.ts'
import { findNameMistake } from '../../platform/formats/name.ts'
import type { KeyMode } from '../callers/index.ts'

export type KeyInput = {
  name: string
  mode: string
  scopes: string[]
  /** Id or code of the group to limit the key to. */
  group?: string
  expires?: string
  addresses?: string[]
  requestsPerMinute?: string
}

export const apiScopes = ['read', 'write', 'admin', 'scanner'] as const

export type ApiScope = (typeof apiScopes)[number]

const HIGHEST_RATE = 1_000_000

export function parseKeyInput(input: KeyInput, now: Date) {
  const { name, mode } = input
  const addresses = parseAddressRanges(input.addresses ?? [])
  const refusal = refuseMistakes([
    mistakeInMode(mode),
    findNameMistake(name),
    mistakeInScopes(input.scopes),
    mistakeInExpiry(input.expires, now),
    mistakeInRate(input.requestsPerMinute),
    ...addresses.mistakes,
  ])
  if (refusal) return refusal
  return {
    name,
    mode: mode as KeyMode,
    scopes: apiScopes.filter((scope) => input.scopes.includes(scope)),
    expiresAt: input.expires === undefined ? null : new Date(input.expires),
    allowedAddresses: input.addresses ? addresses.ranges : null,
    requestsPerMinute: input.requestsPerMinute === undefined ? null : Number(input.requestsPerMinute),
  }
}

const mistakeInMode = (text: string): string | undefined =>
  text === 'live' || text === 'test' ? undefined : `There is no mode ${text}; a key is live or test.`

function mistakeInScopes(wanted: string[]): string | undefined {
  const list = `the scopes are ${apiScopes.join(', ')}, and none includes another`
  if (wanted.length === 0) return `A key needs at least one scope; ${list}.`
  const unknown = wanted.filter((text) => !apiScopes.some((scope) => scope === text))
  return unknown.length > 0 ? `There is no scope ${unknown.join(', ')}; ${list}.` : undefined
}

function mistakeInExpiry(text: string | undefined, now: Date): string | undefined {
  if (text === undefined) return undefined
  if (!isDateTime(text)) return `${text || 'An empty text'} is not an instant; write one as 2027-01-31T18:00:00Z.`
  return new Date(text) <= now
    ? `The key would already have expired at ${text}; it is ${now.toISOString()}.`
    : undefined
}

function mistakeInRate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const sound = /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= HIGHEST_RATE
  return sound ? undefined : `The rate is a number of requests per minute from 1 to ${HIGHEST_RATE}, not ${text}.`
}

/** Parses addresses and CIDR ranges into distinct, normalized ranges. */
export function parseAddressRanges(texts: string[]): { ranges: string[]; mistakes: string[] } {
  const read = texts.map(readRange)
  const ranges = new Set(read.filter((range) => typeof range === 'string'))
  return { ranges: [...ranges], mistakes: read.flatMap((range) => (typeof range === 'string' ? [] : [range.mistake])) }
}

function readRange(text: string): string | { mistake: string } {
  const [first = '', prefix, ...more] = text.split('/')
  const address = parseIp(first)
  if (!address || more.length > 0) {
    return {
      mistake: `${text || 'An empty text'} is not an address such as 203.0.113.7 or a range such as 203.0.113.0/24.`,
    }
  }
  const bits = countBits(address)
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
    return { mistake: `${text} is not a range: what follows the / is a number from 0 to ${bits}.` }
  const length = prefix === undefined ? bits : Number(prefix)
  const [single, network] = [address, toNetworkAddress(address, length)].map(formatIp)
  if (network !== single) {
    return {
      mistake: `${text} begins inside its range. Write ${network}/${length} for the range, or ${single} for the one address.`,
    }
  }
  const mapped = extractMappedIpv4(address)
  if (mapped) {
    const plain = `${mapped}${length === bits ? '' : `/${Math.max(0, length - 96)}`}`
    return { mistake: `${text} is an IPv4 address in the form of IPv6. Write ${plain}.` }
  }
  return `${network}/${length}`
}
