import { setTimeout as sleep } from 'node:timers/promises'
import type { ReceivedResponse } from './send.ts'
import type { ApiKeyClient, FreezeScenarioTarget } from './target.ts'

const POLL_MS = 200
/** By then a job has done everything that it does per row often enough. */
const PATIENCE_SECONDS = 10

/** Waits until the jobs in the responses have ended, with any result; cancels those that take too long. */
export const buildWaitForJobs =
  (target: FreezeScenarioTarget, { call, json }: ApiKeyClient, patienceSeconds = PATIENCE_SECONDS) =>
  async (answers: ReceivedResponse[]): Promise<void> => {
    const giveUpAt = performance.now() + patienceSeconds * 1000
    const started = answers.filter(({ status }) => status === 202)
    for (const id of started.map(({ text }) => JSON.parse(text).id as string)) {
      while ((await call('GET', `/v1/jobs/${id}`)).body.finished_at === null) {
        if (performance.now() > giveUpAt) await target.send(json('POST', `/v1/jobs/${id}/cancel`))
        await sleep(POLL_MS)
      }
    }
  }
