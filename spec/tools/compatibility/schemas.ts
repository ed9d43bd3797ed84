import type { Alternative } from './alternative.ts'
import { type Context, type Site, speaker, type Unmatched } from './context.ts'
import type { Schema } from './document.ts'
import { kindOf, pairAlternatives, type Readers } from './pairing.ts'
import { compareInput, refuseInputVariants } from './request-schemas.ts'
import { compareOutput, refuseOutputVariants } from './response-schemas.ts'
import { type Break, unique } from './rules.ts'

export function compareSchemas(readers: Readers, site: Site, before: Schema, after: Schema): Break[] {
  const onPath = new Set<string>()
  const brokenLoops = new Map<string, Break[]>()
  let clean = new Set<string>()
  let loops = 0
  const compareOne = site.direction === 'input' ? compareInput : compareOutput
  const refuseVariants = site.direction === 'input' ? refuseInputVariants : refuseOutputVariants

  const context: Context = { ...readers, ...speaker(site), site, visit }
  return visit(before, after, '')

  function visit(before: Schema, after: Schema, path: string): Break[] {
    const key = `${readers.before.identify(before)} ${readers.after.identify(after)}`
    if (onPath.has(key)) loops += 1
    if (onPath.has(key) || clean.has(key)) return []
    // Walking a broken loop again from every place that enters it would take exponential time.
    const known = brokenLoops.get(key)
    if (known) return known
    const loopsBefore = loops
    onPath.add(key)
    const breaks = unique(compareAlternatives(readers.before.read(before), readers.after.read(after), path))
    onPath.delete(key)
    if (breaks.length === 0) clean.add(key)
    else if (loops > loopsBefore) brokenLoops.set(key, breaks)
    return breaks
  }

  function compareAlternatives(before: Alternative[], after: Alternative[], path: string): Break[] {
    const { pairs, lost, gained } = pairAlternatives(before, after, readers)
    const fits = (b: Alternative, a: Alternative) => kindOf(b) === kindOf(a) && attempt(b, a, path).length === 0
    const isKept = (one: Alternative, tried?: Alternative) => after.some((a) => a !== tried && fits(one, a))
    const isKnown = (one: Alternative, tried?: Alternative) => before.some((b) => b !== tried && fits(b, one))
    const breaks = pairs.flatMap(([b, a]) => {
      const found = attempt(b, a, path)
      if (found.length === 0) return []
      return isKept(b, a) && (site.direction === 'input' || isKnown(a, b)) ? [] : found
    })
    const unmatched: Unmatched = {
      before,
      after,
      pairs,
      lost: lost.filter((one) => !isKept(one)),
      gained: gained.filter((one) => !isKnown(one)),
    }
    return [...refuseVariants(unmatched, path, context), ...breaks]
  }

  // A failed attempt may have found deeper schemas equal only by assuming that this very attempt succeeds.
  function attempt(before: Alternative, after: Alternative, path: string): Break[] {
    const known = new Set(clean)
    const breaks = compareOne(before, after, path, context)
    if (breaks.length > 0) clean = known
    return breaks
  }
}
