import type { TypeSchema } from './alternative.ts'
import { type DiffScope, placeAt, type SchemaUsage, type TypePairsDiff } from './compare-context.ts'
import type { Schema } from './document.ts'
import { pairTypeSchemas, type ReaderPair, toTypeKind } from './pairing.ts'
import { compareInputSchema, findUnmatchedInputBreaks } from './request-schemas.ts'
import { compareOutputSchema, findUnmatchedOutputBreaks } from './response-schemas.ts'
import { type Breakage, dropDuplicates } from './rules.ts'

export function compareSchemas(readers: ReaderPair, site: SchemaUsage, before: Schema, after: Schema): Breakage[] {
  const onPath = new Set<string>()
  const brokenLoops = new Map<string, Breakage[]>()
  let clean = new Set<string>()
  let loops = 0
  const compareOne = site.direction === 'input' ? compareInputSchema : compareOutputSchema
  const refuseVariants = site.direction === 'input' ? findUnmatchedInputBreaks : findUnmatchedOutputBreaks

  const scope: DiffScope = { ...readers, site, visit }
  return visit(before, after, '')

  function visit(before: Schema, after: Schema, path: string): Breakage[] {
    const key = `${readers.before.identify(before)} ${readers.after.identify(after)}`
    if (onPath.has(key)) loops += 1
    if (onPath.has(key) || clean.has(key)) return []
    // Walking a broken loop again from every place that enters it would take exponential time.
    const known = brokenLoops.get(key)
    if (known) return known
    const loopsBefore = loops
    onPath.add(key)
    const breaks = dropDuplicates(compareAlternatives(readers.before.read(before), readers.after.read(after), path))
    onPath.delete(key)
    if (breaks.length === 0) clean.add(key)
    else if (loops > loopsBefore) brokenLoops.set(key, breaks)
    return breaks
  }

  function compareAlternatives(before: TypeSchema[], after: TypeSchema[], path: string): Breakage[] {
    const { pairs, lost, gained } = pairTypeSchemas(before, after, readers)
    const fits = (b: TypeSchema, a: TypeSchema) => toTypeKind(b) === toTypeKind(a) && attempt(b, a, path).length === 0
    const isKept = (one: TypeSchema, tried?: TypeSchema) => after.some((a) => a !== tried && fits(one, a))
    const isKnown = (one: TypeSchema, tried?: TypeSchema) => before.some((b) => b !== tried && fits(b, one))
    const breaks = pairs.flatMap(([b, a]) => {
      const found = attempt(b, a, path)
      if (found.length === 0) return []
      return isKept(b, a) && (site.direction === 'input' || isKnown(a, b)) ? [] : found
    })
    const unmatched: TypePairsDiff = {
      before,
      after,
      lost: lost.filter((one) => !isKept(one)),
      gained: gained.filter((one) => !isKnown(one)),
    }
    return [...refuseVariants(unmatched, placeAt(scope, path)), ...breaks]
  }

  // A failed attempt may have found deeper schemas equal only by assuming that this very attempt succeeds.
  function attempt(before: TypeSchema, after: TypeSchema, path: string): Breakage[] {
    const known = new Set(clean)
    const breaks = compareOne(before, after, placeAt(scope, path))
    if (breaks.length > 0) clean = known
    return breaks
  }
}
