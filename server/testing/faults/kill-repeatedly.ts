import { setTimeout as wait } from 'node:timers/promises'
import { type KillableProcess, startKillableProcess } from './killable-process.ts'

export type RepeatedKillOptions = {
  environment: Record<string, string>
  /** Where it dies, in rotation; null: at a random moment. */
  points: (string | null)[]
  kills: number
  random: () => number
  /** At which visit to a point it dies; 1 is the first. */
  timesOf?: (point: string) => number
  /** How long a process lives that dies at a random moment. */
  life?: () => Promise<unknown>
  serving(port: number): void
  killed(point: string | null): void
}

/** A process that does not reach its point is killed after this time. */
const PATIENCE = 8_000
const MAX_LIFE = 400

/** Starts a process, lets it die, and starts it again; the last one lives. */
export async function killRepeatedly(killing: RepeatedKillOptions): Promise<KillableProcess> {
  const { environment, points, kills, random } = killing
  const timesOf = killing.timesOf ?? (() => 1 + Math.floor(random() * 4))
  const lifeOf = killing.life ?? (() => wait(random() * MAX_LIFE))
  for (let count = 0; count < kills; count += 1) {
    const point = points[count % points.length] ?? null
    const faults: Record<string, string> = point ? { FAULT_POINT: point, FAULT_TIMES: String(timesOf(point)) } : {}
    const faulty = startKillableProcess({ ...environment, ...faults })
    const port = await faulty.ready
    if (port !== null) killing.serving(port)
    const life = point ? wait(PATIENCE) : lifeOf()
    const early = await Promise.race([faulty.gone.then(() => true), life.then(() => false)])
    if (!early) faulty.kill()
    await faulty.gone
    killing.killed(early ? point : null)
  }
  const last = startKillableProcess(environment)
  const port = await last.ready
  if (port === null) throw new Error('The last process did not live.')
  killing.serving(port)
  return last
}
