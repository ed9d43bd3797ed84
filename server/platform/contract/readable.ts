import { isReadable } from '../formats/text.ts'
import type { InputProblem } from './problems.ts'

/** For texts of several lines that must say something; the format `line` says the same of those of one. */
export function findUnreadable(path: string, text: string): InputProblem[] {
  if (isReadable(text)) return []
  const field = path.split('/').slice(1).join('.')
  return [{ path, message: `The field ${field} must contain something that can be read.` }]
}
