import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endProcess, hasProcessEnded } from '../../server/testing/end-process.ts'
import type { RawAnswer } from './answer-reader.ts'
import type { ClosedLoopOptions, ClosedLoopResult } from './closed-loop.ts'
import { FINAL_RESPONSE_WAIT_SECONDS } from './connection.ts'
import type { OpenLoopOptions, OpenLoopResult } from './open-loop.ts'

/** Jobs of the load process and their results. `which` selects one of two even requests. */
export type LoadJobs = {
  probe: { ask: { port: number }; result: RawAnswer }
  closed: { ask: ClosedLoopOptions & { which?: 0 | 1 }; result: ClosedLoopResult }
  open: { ask: OpenLoopOptions; result: OpenLoopResult }
}

export type LoadJobMessage = { [Kind in keyof LoadJobs]: { kind: Kind } & LoadJobs[Kind]['ask'] }[keyof LoadJobs]
export type LoadJobReport = { result: unknown } | { failure: string }

export type LoadProcess = AsyncDisposable & {
  run<Kind extends keyof LoadJobs>(kind: Kind, ask: LoadJobs[Kind]['ask']): Promise<LoadJobs[Kind]['result']>
}

const SPARE_SECONDS = 30

/** The load runs in a separate process, so that it slows the measured server as little as possible. */
export function startLoadProcess(file: string, needs: unknown, stop: AbortSignal): LoadProcess {
  const child = fork(join(import.meta.dirname, 'process.ts'), [file, JSON.stringify(needs)], {
    execArgv: [],
    // Its own session: Ctrl-C in the terminal must reach only this process, which then stops the others in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    async run(kind, ask) {
      const seconds = ('seconds' in ask ? ask.seconds : 0) + FINAL_RESPONSE_WAIT_SECONDS + SPARE_SECONDS
      const ended = new AbortController()
      const limit = AbortSignal.any([stop, ended.signal])
      const onExit = () => ended.abort(new Error('the process that makes the load ended'))
      const onSilence = () =>
        ended.abort(new Error(`the process that makes the load was silent for ${seconds} seconds`))
      const silence = setTimeout(onSilence, seconds * 1000)
      child.once('exit', onExit)
      try {
        if (hasProcessEnded(child)) onExit()
        else child.send({ kind, ...ask })
        const [report]: LoadJobReport[] = await once(child, 'message', { signal: limit })
        if (report && 'result' in report) return report.result as never
        throw new Error(report?.failure)
      } catch (error) {
        throw limit.aborted ? limit.reason : error
      } finally {
        clearTimeout(silence)
        child.off('exit', onExit)
      }
    },
    [Symbol.asyncDispose]: () => endProcess(child),
  }
}
