/** The cells of a row, as they stand in the file. */
export type Cells = string[]

/** Why no table can be read from a file, as a sentence. */
export class UnreadableTable extends Error {}
