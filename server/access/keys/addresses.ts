import { isIPv4, isIPv6 } from 'node:net'

const BITS = { 4: 32, 6: 128 } as const

type Address = { version: 4 | 6; value: bigint }

/** Reads addresses and CIDR ranges into ranges in their shortest spelling, each once. */
export function readAddresses(texts: string[]): { ranges: string[]; mistakes: string[] } {
  const read = texts.map(readRange)
  const ranges = new Set(read.filter((range) => typeof range === 'string'))
  return { ranges: [...ranges], mistakes: read.flatMap((range) => (typeof range === 'string' ? [] : [range.mistake])) }
}

function readRange(text: string): string | { mistake: string } {
  const [first = '', prefix, ...more] = text.split('/')
  const address = readAddress(first)
  if (!address || more.length > 0) {
    return {
      mistake: `${text || 'An empty text'} is not an address such as 203.0.113.7 or a range such as 203.0.113.0/24.`,
    }
  }
  const bits = BITS[address.version]
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) {
    return { mistake: `${text} is not a range: what follows the / is a number from 0 to ${bits}.` }
  }
  const length = prefix === undefined ? bits : Number(prefix)
  const hostBits = BigInt(bits - length)
  const network = { ...address, value: (address.value >> hostBits) << hostBits }
  if (network.value !== address.value) {
    const [range, single] = [`${format(network)}/${length}`, format(address)]
    return {
      mistake: `${text} begins inside its range. Write ${range} for the range, or ${single} for the one address.`,
    }
  }
  const mapped = address.version === 6 && address.value >> 32n === 0xffffn
  if (mapped) {
    const single = format({ version: 4, value: address.value & 0xffffffffn })
    const plain = length === bits ? single : `${single}/${Math.max(0, length - 96)}`
    return { mistake: `${text} is an IPv4 address in the form of IPv6. Write ${plain}.` }
  }
  return `${format(network)}/${length}`
}

function readAddress(text: string): Address | undefined {
  if (isIPv4(text)) return { version: 4, value: join(text.split('.').map(Number), 8n) }
  // A zone such as %eth0 means something on one machine only.
  if (!isIPv6(text) || text.includes('%')) return undefined
  return { version: 6, value: join(expand(text), 16n) }
}

function expand(text: string): number[] {
  const [head = '', tail] = shorten(text).split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return groups(head)
  const [left, right] = [groups(head), groups(tail)]
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** The URL standard writes IPv6 as RFC 5952 does, and turns a trailing IPv4 into groups. */
function shorten(text: string): string {
  return new URL(`http://[${text}]`).hostname.slice(1, -1)
}

function join(parts: number[], width: bigint): bigint {
  return parts.reduce((value, part) => (value << width) | BigInt(part), 0n)
}

function format({ version, value }: Address): string {
  const [count, width, radix] = version === 4 ? [4, 8n, 10] : [8, 16n, 16]
  const parts = Array.from({ length: count }, (_, index) => {
    const shift = BigInt(count - 1 - index) * width
    return ((value >> shift) & ((1n << width) - 1n)).toString(radix)
  })
  return version === 4 ? parts.join('.') : shorten(parts.join(':'))
}
