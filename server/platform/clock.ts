/** `database` is null in production: SQL then uses PostgreSQL's clock, the same for all processes. */
export type Clock = { now(): Date; database(): Date | null }

export const systemClock: Clock = { now: () => new Date(), database: () => null }
