import { getEditDistance } from './sdk/edit-distance.ts'

export function findNearestWord(text: string, candidates: string[]): string | undefined {
  const ranked = candidates
    .filter((candidate) => Math.abs(candidate.length - text.length) <= tolerance(candidate))
    .map((candidate) => ({ candidate, distance: getEditDistance(text, candidate) }))
    .sort((one, other) => one.distance - other.distance)
  const [best] = ranked
  return best && best.distance <= tolerance(best.candidate) ? best.candidate : undefined
}

const tolerance = ({ length }: string): number => Math.max(2, Math.floor(length / 3))
