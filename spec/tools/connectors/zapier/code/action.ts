import type { Bundle, ZObject } from 'zapier-platform-core'
import { formatAnswerAmounts } from '../../runtime/lists.ts'
import type { AppModel, StepModel } from '../../runtime/model.ts'
import { type StepRun, startStepRun, toRunId } from '../../runtime/request.ts'
import { describeModelForApp } from './describe.ts'
import { toSendCall } from './send.ts'

const RUN_SECONDS = 24 * 60 * 60

export const createAction = (model: AppModel, step: StepModel) =>
  describeModelForApp(step, step.call.inputs, {
    perform: async (z, bundle) => {
      const { run, close } = await openRun(z, bundle, step.key)
      const send = toSendCall(model, z, bundle, run)
      const answer = await send(step.call, bundle.inputData).catch(async (error: Error) => {
        if (error.name === 'HaltedError') await close()
        throw error
      })
      await close()
      return formatAnswerAmounts(model, step.call, answer)
    },
  })

/**
 * The platform gives runs no id. A run that ended without a certain outcome is remembered by what it was given,
 * so that its repetition sends the very same request and nothing is done twice.
 */
async function openRun(z: ZObject, { authData, inputData, meta }: Bundle, step: string) {
  const name = `run-${toRunId(step, authData, meta?.zap?.id, inputData)}`
  const read = (): Promise<StepRun | null> => z.cache.get(name)
  const start = async (): Promise<StepRun> => {
    const run = startStepRun()
    return (await z.cache.set(name, run, RUN_SECONDS, undefined, true)) ? run : ((await read()) ?? run)
  }
  return { run: (await read()) ?? (await start()), close: () => z.cache.delete(name) }
}
