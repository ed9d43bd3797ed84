export const formatCsvLine = (cells: string[], delimiter = ','): string =>
  `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`

function quoted(cell: string, delimiter: string): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n]/.test(cell)
  // Not replaceAll, which takes ten times as long for a cell of quotes.
  return needsQuotes ? `"${cell.split('"').join('""')}"` : cell
}
