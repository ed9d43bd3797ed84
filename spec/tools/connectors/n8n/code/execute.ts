import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow'
import { formatAnswerAmounts, readItems } from '../../runtime/lists.ts'
import type { AppModel, StepModel } from '../../runtime/model.ts'
import { type InputValues, type StepRun, startStepRun, toRunId } from '../../runtime/request.ts'
import { toNodeError, toSendCall } from './send.ts'
import { readInputValues } from './values.ts'

/** Runs the chosen operation for each item. */
export async function executeSteps(model: AppModel, context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
  const results: INodeExecutionData[] = []
  for (const [item] of context.getInputData().entries()) {
    const pairedItem = { item }
    try {
      for (const json of await executeStep(model, context, item))
        results.push({ json: json as IDataObject, pairedItem })
    } catch (error) {
      const failure = toNodeError(context, error as Error)
      if (!context.continueOnFail()) throw failure
      results.push({ json: { error: failure.message }, pairedItem })
    }
  }
  return [results]
}

async function executeStep(model: AppModel, context: IExecuteFunctions, item: number): Promise<InputValues[]> {
  const key = context.getNodeParameter('operation', item)
  const step = [...model.searches, ...model.actions].find((one) => one.key === key) as StepModel
  const { call } = step
  const asked = call.inputs.filter(({ required, filledWith }) => required && !filledWith).map((input) => input.key)
  const values = readInputValues(asked, (name) => context.getNodeParameter(name, item, null))
  const send = toSendCall(model, context, openRun(context, item))
  if (call.page) return readItems(model, call, values, send, context.getNodeParameter('limit', item, 50) as number)
  return [formatAnswerAmounts(model, call, await send(call, values)) as InputValues]
}

/** An execution that tries a node again has the same id, and each pass of a loop its own number. */
function openRun(context: IExecuteFunctions, item: number): StepRun {
  const execution = context.getExecutionId()
  if (!execution) return startStepRun()
  const { $runIndex } = context.getWorkflowDataProxy(item)
  const id = toRunId(context.getWorkflow().id, execution, context.getNode().id, $runIndex, item)
  const started = context.getContext('node') as Record<string, StepRun>
  started[id] ??= startStepRun(id)
  return started[id]
}
