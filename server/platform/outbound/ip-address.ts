import { isIPv4, isIPv6 } from 'node:net'

/** An address as the number that it is: however it was spelled, it is compared by its bits. */
export type IpAddress = { size: 32 | 128; bits: bigint }

/** Null for what is no address, and for one with a zone, which means something on one machine only. */
export function readIpAddress(text: string): IpAddress | null {
  if (isIPv4(text)) return { size: 32, bits: joined(text.split('.').map(Number), 8n) }
  if (isIPv6(text) && !text.includes('%')) return { size: 128, bits: joined(groupsOf(text), 16n) }
  return null
}

export type IpRange = { size: 32 | 128; prefix: number; base: bigint }

/** Reads a range such as 10.0.0.0/8. */
export function readIpRange(text: string): IpRange {
  const [base = '', prefix] = text.split('/')
  const address = readIpAddress(base)
  if (address === null) throw new Error(`${text} is not a range of addresses.`)
  return { size: address.size, prefix: Number(prefix), base: address.bits }
}

export function isIn({ size, bits }: IpAddress, range: IpRange): boolean {
  const rest = BigInt(range.size - range.prefix)
  return size === range.size && bits >> rest === range.base >> rest
}

function joined(parts: number[], width: bigint): bigint {
  return parts.reduce((bits, part) => (bits << width) | BigInt(part), 0n)
}

/** The eight groups of an IPv6 address, `::` filled up and an IPv4 tail written as two groups. */
function groupsOf(text: string): number[] {
  const [before = '', after] = withoutDots(text).split('::')
  const [head, tail] = [before, after ?? ''].map((side) =>
    side === '' ? [] : side.split(':').map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]]
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail]
}

function withoutDots(text: string): string {
  return text.replace(/\d+\.\d+\.\d+\.\d+$/, (tail) => {
    const [a, b, c, d] = tail.split('.').map(Number) as [number, number, number, number]
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}
