/** Repetitions of a fault or race: few in every run, many in `npm run test:long`. */
export function chooseRepetitions(short: number, long: number): number {
  return process.env.LONG_RUNS ? long : short
}
