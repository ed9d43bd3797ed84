import { type Refusal, refuse } from './refusal.ts'

export function refuseMistakes(mistakes: (string | undefined)[]): Refusal<'validation_failed'> | undefined {
  const found = mistakes.filter((mistake) => mistake !== undefined)
  return found.length > 0 ? refuse('validation_failed', found.join(' ')) : undefined
}
