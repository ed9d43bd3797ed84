/** Several texts in one cell: separated by semicolons, or as JSON if splitting would not restore them. */

const SEPARATOR = '; '

export function formatCellList(items: readonly string[]): string {
  const written = items.join(SEPARATOR)
  const isSame = items.length > 0 && sameItems(parseCellList(written), items)
  return items.length === 0 ? '' : isSame ? written : JSON.stringify(items)
}

export function parseCellList(cell: string): string[] {
  const listed = readJson(cell)
  if (listed) return listed
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function readJson(cell: string): string[] | undefined {
  if (!cell.startsWith('[')) return undefined
  try {
    const items: unknown = JSON.parse(cell)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined
  } catch {
    return undefined
  }
}

const sameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])
