import type { INodeType, INodeTypeDescription, IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow'
import { NodeConnectionTypes } from 'n8n-workflow'
import { buildChoiceMethods } from '../../code/choices'
import { buildTriggerNodeFields } from '../../code/properties'
import { buildWebhookMethods, receiveDelivery } from '../../code/subscribe'
import { model } from '../../model'

export class PosternTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Postern Trigger',
    name: 'posternTrigger',
    icon: { light: 'file:postern.svg', dark: 'file:postern.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["trigger"] }}',
    description: 'Starts the workflow when something happens at an event',
    defaults: { name: 'Postern Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'posternApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: buildTriggerNodeFields(model),
  }

  methods = buildChoiceMethods(model)

  webhookMethods = { default: buildWebhookMethods(model) }

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    return receiveDelivery(model, this)
  }
}
