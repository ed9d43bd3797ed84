import { startInstrumentedServer } from '../freeze/instrumented-server.ts'
import { type PreparedRequest, type ReceivedResponse, sendPreparedRequest } from '../freeze/send.ts'
import {
  type ClosableFreezeScenarioTarget,
  type FreezeScenarioTarget,
  openFreezeScenarioTarget,
} from '../freeze/target.ts'

/** What sending one request came to. */
export type RequestCost = {
  /** CPU time of the server for the whole request, and for its longest turn. */
  processorMs: number
  longestTurnMs: number
  status: number
  answerBytes: number
  peakBytes: number | null
  /** What became of a server that did not answer. */
  failure: string | null
}

export type MeasuredRequest = {
  sending: PreparedRequest
  settle?: (answers: ReceivedResponse[]) => Promise<void>
  memory?: boolean
}

/** A server that is measured, and started again when a request has ended it. */
export type RestartableServer = {
  target: FreezeScenarioTarget
  try(trial: MeasuredRequest): Promise<RequestCost>
  close(): Promise<void>
}

/** On a machine where others work, too, this is a few seconds of CPU time. */
const PATIENCE_MS = 60_000
/** So that an input that takes all memory ends this process, and not the machine. */
const HEAP_MB = 512
/** So that what a request holds is measured, and not garbage that nobody needed to collect yet. */
const YOUNG_MB = 8

/** What is refused by a rate is not measured. */
const UNLIMITED = { CONSOLE_PAGES_PER_MINUTE: '1000000' }

export async function openRestartableServer(databaseUrl: string): Promise<RestartableServer> {
  const start = (more: Record<string, string>) =>
    startInstrumentedServer(
      {
        DATABASE_URL: databaseUrl,
        NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --max-semi-space-size=${YOUNG_MB}`,
        ...UNLIMITED,
        ...more,
      },
      { isProbed: false },
    )
  let instrument = await start({})
  const target: ClosableFreezeScenarioTarget = openFreezeScenarioTarget(instrument, databaseUrl)
  const { port } = new URL(instrument.url)

  const carryOut = async ({ sending, settle }: MeasuredRequest): Promise<ReceivedResponse> => {
    const over = new AbortController()
    void instrument.ended.then(() => over.abort())
    const answer = await sendPreparedRequest(
      instrument.url,
      sending,
      AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE_MS)]),
    )
    await settle?.([answer])
    return answer
  }
  const begin = async (failure: string): Promise<RequestCost> => {
    await instrument.kill()
    // At the same address, which requests are made for.
    instrument = await start({ PORT: port })
    return { ...NOTHING, failure }
  }
  return {
    target,
    try: async (trial) => {
      const from = performance.now()
      try {
        const measured = await instrument.measure(() => carryOut(trial), { memory: trial.memory })
        const { longestTurnMs, processorMs, peakBytes, outcome } = measured
        return {
          longestTurnMs,
          processorMs,
          peakBytes,
          status: outcome.status,
          answerBytes: outcome.bytes,
          failure: null,
        }
      } catch (error) {
        const isOver = performance.now() - from >= PATIENCE_MS
        return begin(
          isOver ? `did not answer within ${PATIENCE_MS / 1000} s` : `ended the server (${(error as Error).message})`,
        )
      }
    },
    close: async () => {
      await target.close()
      await instrument.stop()
    },
  }
}

const NOTHING = {
  longestTurnMs: Number.POSITIVE_INFINITY,
  processorMs: Number.POSITIVE_INFINITY,
  status: 0,
  answerBytes: 0,
  peakBytes: null,
}
