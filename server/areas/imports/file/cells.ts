export type Cells = string[]

/** The message is a sentence for the caller. */
export class TableReadError extends Error {}

/** A file that can be read from its start more than once. */
export type OpenFile = () => AsyncIterable<Buffer>

/** Per row, more than the longest cells of all columns: an unclosed quote would make the whole file one row. */
export const MAX_ROW_LENGTH = 500_000
/** Per row: a file of only delimiters has no long cell, but would be one huge row. */
export const MAX_CELLS = 1_000
