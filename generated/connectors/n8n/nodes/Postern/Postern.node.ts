import type { IExecuteFunctions, INodeExecutionData, INodeType, INodeTypeDescription } from 'n8n-workflow'
import { NodeConnectionTypes } from 'n8n-workflow'
import { buildChoiceMethods } from '../../code/choices'
import { executeSteps } from '../../code/execute'
import { buildActionNodeFields } from '../../code/properties'
import { model } from '../../model'

export class Postern implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Postern',
    name: 'postern',
    icon: { light: 'file:postern.svg', dark: 'file:postern.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] }}',
    description: 'Event registration, ticketing and check-in',
    defaults: { name: 'Postern' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'posternApi', required: true }],
    properties: buildActionNodeFields(model),
  }

  methods = buildChoiceMethods(model)

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    return executeSteps(model, this)
  }
}
