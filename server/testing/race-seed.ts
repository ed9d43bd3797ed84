import { randomInt } from 'node:crypto'

/** Another on each run; RACE_SEED repeats one. It belongs into the name of the test. */
export const raceSeed = Number(process.env.RACE_SEED ?? randomInt(2 ** 31))
