import { normalizeText } from '../../platform/lists/search-text.ts'

export function toEventSearchText({ name, code }: { name: string; code: string }): string {
  return normalizeText(`${name} ${code}`)
}
