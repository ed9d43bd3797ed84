/** How often to repeat a fault or a race: a few times in every run, and as often as it takes in `npm run test:long`. */
export function rounds(short: number, long: number): number {
  return process.env.LONG_RUNS ? long : short
}
