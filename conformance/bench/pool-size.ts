/** Connections to the database, the same on both sides. */
export const POOL_SIZE = 16
