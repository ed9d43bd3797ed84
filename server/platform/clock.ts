/** Time as the server sees it. `database` is null in production: then the database's own clock decides, for all processes. */
export type Clock = { now(): Date; database(): Date | null }

export const systemClock: Clock = { now: () => new Date(), database: () => null }
