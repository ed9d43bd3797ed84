import { isReadable } from './text.ts'

/** For texts of several lines that must say something; the format `line` says the same of those of one. */
export function findUnreadable(path: string, text: string): { path: string; message: string }[] {
  if (isReadable(text)) return []
  const field = path.split('/').slice(1).join('.')
  return [{ path, message: `The field ${field} must contain something that can be read.` }]
}
