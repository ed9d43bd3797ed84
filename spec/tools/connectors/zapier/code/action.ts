import { randomUUID } from 'node:crypto'
import type { Bundle, ZObject } from 'zapier-platform-core'
import { showAnswer } from '../../runtime/lists.ts'
import type { Model, Step } from '../../runtime/model.ts'
import { toRunId } from '../../runtime/request.ts'
import { describeOffer } from './describe.ts'
import { buildSend } from './send.ts'

const RUN_SECONDS = 24 * 60 * 60

export const createAction = (model: Model, step: Step) =>
  describeOffer(step, step.call.inputs, {
    perform: async (z, bundle) => {
      const run = await openRun(z, bundle, step.key)
      const send = buildSend(model, z, bundle, run.id)
      const answer = await send(step.call, bundle.inputData).catch(async (error: Error) => {
        if (error.name === 'HaltedError') await run.close()
        throw error
      })
      await run.close()
      return showAnswer(model, step.call, answer)
    },
  })

/**
 * The platform gives runs no id. A run that ended without a certain outcome is remembered by what it was given,
 * so that its repetition sends the same idempotency key and nothing is done twice.
 */
async function openRun(z: ZObject, { authData, inputData, meta }: Bundle, step: string) {
  const name = `run-${toRunId(step, authData, meta?.zap?.id, inputData)}`
  const id: string = (await z.cache.get(name)) ?? randomUUID()
  await z.cache.set(name, id, RUN_SECONDS)
  return { id, close: () => z.cache.delete(name) }
}
