import { countBits, extractMappedIpv4, formatIp, parseIp, toNetworkAddress } from '../../platform/formats/ip-address.ts'

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
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) {
    return { mistake: `${text} is not a range: what follows the / is a number from 0 to ${bits}.` }
  }
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
