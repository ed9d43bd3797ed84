export function findNearestWord(text: string, candidates: string[]): string | undefined {
  const ranked = candidates
    .filter((candidate) => Math.abs(candidate.length - text.length) <= tolerance(candidate))
    .map((candidate) => ({ candidate, distance: distanceBetween(text, candidate) }))
    .sort((one, other) => one.distance - other.distance)
  const [best] = ranked
  return best && best.distance <= tolerance(best.candidate) ? best.candidate : undefined
}

function tolerance({ length }: string): number {
  return Math.max(2, Math.floor(length / 3))
}

/** Levenshtein distance. */
function distanceBetween(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
