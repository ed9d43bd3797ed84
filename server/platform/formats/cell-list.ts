/** Several texts in one cell: separated by semicolons, and in quotes where splitting would not restore them. */

const SEPARATOR = '; '

/** What would be read as something else than one plain item. */
const NEEDS_QUOTES = /^$|^[\s"[]|;|\s$/

export const formatCellList = (items: readonly string[]): string =>
  items.map((item) => (NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(SEPARATOR)

/** An item in quotes with a separator or the end behind it, else all up to the separator. */
const ITEM = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gy

export function parseCellList(cell: string): string[] {
  const listed = readJson(cell)
  if (listed) return listed
  const items: string[] = []
  for (const [, quoted, plain = ''] of cell.matchAll(ITEM)) {
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'))
    else if (plain.trim() !== '') items.push(plain.trim())
  }
  return items
}

/** As exports wrote lists before they used quotes. */
function readJson(cell: string): string[] | undefined {
  if (!cell.startsWith('[')) return undefined
  try {
    const items: unknown = JSON.parse(cell)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined
  } catch {
    return undefined
  }
}
