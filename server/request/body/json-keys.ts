import { randomInt } from 'node:crypto'

const FEW_KEYS = 8
const MOST_SEARCHES = 8
const SEED = randomInt(2 ** 32) | 0

/**
 * The keys of one object. A Set of strings would do, but V8 takes longer to hash 100,000 fresh strings than to parse
 * the whole body, so a Set of our own hashes answers first. Only a hash that was seen leads to a search by value, and
 * somebody who manages to cause many of those gets the Set of strings.
 */
export class JsonKeys {
  private readonly list: string[] = []
  private hashes: Set<number> | undefined = undefined
  private exact: Set<string> | undefined = undefined
  private searches = 0

  /** Adds the key and says whether it was there already. */
  add(key: string): boolean {
    if (this.list.length < FEW_KEYS ? this.list.includes(key) : this.isAmongMany(key)) return true
    this.list.push(key)
    this.exact?.add(key)
    return false
  }

  private isAmongMany(key: string): boolean {
    if (this.exact !== undefined) return this.exact.has(key)
    this.hashes ??= new Set(this.list.map(hash))
    const before = this.hashes.size
    if (this.hashes.add(hash(key)).size > before) return false
    if (++this.searches > MOST_SEARCHES) this.exact = new Set(this.list)
    return this.list.includes(key)
  }
}

function hash(key: string): number {
  let mixed = SEED
  for (let at = 0; at < key.length; at++) {
    mixed = Math.imul(mixed ^ key.charCodeAt(at), 0x5bd1e995)
    mixed ^= mixed >>> 15
  }
  return mixed
}
