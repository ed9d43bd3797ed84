import type {
  IExecuteFunctions,
  IHookFunctions,
  IHttpRequestMethods,
  ILoadOptionsFunctions,
  IWebhookFunctions,
} from 'n8n-workflow'
import { NodeApiError, NodeOperationError, sleep } from 'n8n-workflow'
import type { CallFailure } from '../runtime/failure'
import type { SendCall } from '../runtime/lists'
import type { AppModel } from '../runtime/model'
import { sendWithRetries } from '../runtime/patience'
import { buildRequest, type HttpRequest, InvalidInputError, startStepRun } from '../runtime/request'

export type N8nContext = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions | IWebhookFunctions

export const CREDENTIAL_NAME = 'posternApi'

/** An answer of the service that is no success. */
export class ServiceRefusedError extends NodeApiError {
  readonly refusal: CallFailure
  constructor(context: N8nContext, failure: CallFailure) {
    const { message, nextStep, status, code } = failure
    const description = nextStep === 'reconnect' ? 'Open the credential and put in another API key.' : code
    super(context.getNode(), { message, code }, { message, description, httpCode: String(status) })
    this.refusal = failure
  }
}

/** Sends calls of one run. */
export function toSendCall(model: AppModel, context: N8nContext, run = startStepRun()): SendCall {
  return async (call, values) => {
    const { address } = await context.getCredentials(CREDENTIAL_NAME)
    const named = { ...run, app: `${model.app.name} for n8n` }
    const request = buildOrRefuse(context, () => buildRequest(model, call, values, named))
    const send = () => sendOnce(context, String(address).replace(/\/+$/, ''), request)
    const answer = await sendWithRetries(model, request, send, sleep)
    if ('failure' in answer) throw new ServiceRefusedError(context, answer.failure)
    return answer.body
  }
}

/** What fails without an answer, such as the network, is an error of the node too. */
export const toNodeError = (context: N8nContext, error: Error): Error =>
  error instanceof NodeApiError || error instanceof NodeOperationError
    ? error
    : new NodeOperationError(context.getNode(), error)

async function sendOnce(context: N8nContext, address: string, { method, path, query, headers, body }: HttpRequest) {
  const answer = await context.helpers.httpRequestWithAuthentication.call(context, CREDENTIAL_NAME, {
    method: method as IHttpRequestMethods,
    url: address + path,
    qs: query,
    headers,
    body,
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    disableFollowRedirect: true,
  })
  return {
    status: Number(answer.statusCode),
    body: answer.body as unknown,
    retryAfter: answer.headers?.['retry-after'],
  }
}

function buildOrRefuse(context: N8nContext, build: () => HttpRequest): HttpRequest {
  try {
    return build()
  } catch (error) {
    throw error instanceof InvalidInputError ? new NodeOperationError(context.getNode(), error.message) : error
  }
}
