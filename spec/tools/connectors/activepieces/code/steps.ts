import { createAction, type Store } from '@activepieces/pieces-framework'
import { formatAnswerAmounts, readPage } from '../../runtime/lists.ts'
import type { AppModel, StepModel } from '../../runtime/model.ts'
import { type StepRun, startStepRun, toRunId } from '../../runtime/request.ts'
import type { ConnectionAuth } from './auth.ts'
import { toInputProperties } from './props.ts'
import { ServiceRefusedError, toSendCall } from './send.ts'

const SEARCHED = 100

export const createSearchAction = (model: AppModel, auth: ConnectionAuth, step: StepModel) =>
  createAction({
    ...describeStep(model, auth, step),
    run: async (context) => {
      const send = toSendCall(model, context.auth.props)
      const { items } = await readPage(model, step.call, context.propsValue, send, { limit: SEARCHED })
      return items
    },
  })

export const createStepAction = (model: AppModel, auth: ConnectionAuth, step: StepModel) =>
  createAction({
    ...describeStep(model, auth, step),
    run: async (context) => {
      const { propsValue } = context
      const name = `run-${toRunId(step.key, context.run.id, context.step.name, propsValue)}`
      const run = await openRun(context.store, name)
      const answer = await toSendCall(
        model,
        context.auth.props,
        run,
      )(step.call, propsValue).catch(async (error) => {
        if (error instanceof ServiceRefusedError && error.refusal.nextStep === 'stop') await context.store.delete(name)
        throw error
      })
      await context.store.delete(name)
      return formatAnswerAmounts(model, step.call, answer)
    },
  })

const describeStep = (model: AppModel, auth: ConnectionAuth, { key, label, description, call }: StepModel) => ({
  auth,
  name: key,
  displayName: label,
  description,
  props: toInputProperties(model, auth, call.inputs),
})

/**
 * The passes of a loop have the id of one run. A pass without a certain outcome is remembered by what it was given,
 * so that its repetition sends the very same request and nothing is done twice.
 */
async function openRun(store: Store, name: string): Promise<StepRun> {
  return (await store.get<StepRun>(name)) ?? store.put(name, startStepRun())
}
