/**
 * The part of the package `n8n-workflow` that the nodes use, because the package brings 165 others with it.
 * `npm run connectors` builds and runs the nodes with the real one.
 */
export type IDataObject = Record<string, unknown>
export type INode = { id: string; name: string }
export type Icon = { light: string; dark: string }
export type IHttpRequestMethods = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

export type INodePropertyOptions = { name: string; value: string; description?: string; action?: string }

export type INodeProperties = {
  displayName: string
  name: string
  type: string
  default: unknown
  description?: string
  placeholder?: string
  hint?: string
  required?: boolean
  noDataExpression?: boolean
  displayOptions?: { show: Record<string, string[]> }
  typeOptions?: Record<string, unknown>
  options?: (
    | INodePropertyOptions
    | INodeProperties
    | { displayName: string; name: string; values: INodeProperties[] }
  )[]
  modes?: { displayName: string; name: string; type: string; typeOptions?: Record<string, unknown> }[]
}

export type INodeTypeDescription = {
  displayName: string
  name: string
  icon: Icon
  group: string[]
  version: number
  subtitle: string
  description: string
  defaults: { name: string }
  inputs: string[]
  outputs: string[]
  credentials: { name: string; required: boolean }[]
  properties: INodeProperties[]
  usableAsTool?: true
  webhooks?: { name: string; httpMethod: string; responseMode: string; path: string }[]
}

export type INodeType = { description: INodeTypeDescription }
export type INodeExecutionData = { json: IDataObject; pairedItem?: { item: number } }
export type INodeListSearchResult = { results: { name: string; value: string }[]; paginationToken?: unknown }
export type IWebhookResponseData = { workflowData?: INodeExecutionData[][]; noWebhookResponse?: boolean }

export type ICredentialType = { name: string; displayName: string; properties: INodeProperties[] }
export type IAuthenticateGeneric = { type: 'generic'; properties: { headers: Record<string, string> } }
export type ICredentialTestRequest = { request: { baseURL: string; url: string } }

export type HttpOptions = {
  method: IHttpRequestMethods
  url: string
  qs: Record<string, string>
  headers: Record<string, string>
  body?: IDataObject
  json: boolean
  returnFullResponse: boolean
  ignoreHttpStatusErrors: boolean
  disableFollowRedirect: boolean
}

type AllFunctions = {
  getNode(): INode
  getCredentials(name: string): Promise<IDataObject>
  helpers: {
    httpRequestWithAuthentication(
      this: unknown,
      credential: string,
      options: HttpOptions,
    ): Promise<{ statusCode: number; body: unknown; headers: Record<string, string> }>
    returnJsonArray(data: IDataObject): INodeExecutionData[]
  }
}

export type ILoadOptionsFunctions = AllFunctions & { getCurrentNodeParameter(name: string): unknown }

export type IHookFunctions = AllFunctions & {
  getNodeParameter(name: string, fallback?: unknown): unknown
  getNodeWebhookUrl(name: string): string | undefined
  getWorkflowStaticData(type: 'node'): IDataObject
}

export type IWebhookFunctions = AllFunctions & {
  getNodeParameter(name: string, fallback?: unknown): unknown
  getWorkflowStaticData(type: 'node'): IDataObject
  getRequestObject(): { rawBody: Buffer }
  getResponseObject(): { status(code: number): { json(body: unknown): void } }
  getHeaderData(): Record<string, unknown>
}

export type IExecuteFunctions = AllFunctions & {
  getInputData(): INodeExecutionData[]
  getNodeParameter(name: string, item: number, fallback?: unknown): unknown
  getExecutionId(): string
  getContext(type: 'node'): IDataObject
  getWorkflow(): { id?: string }
  getWorkflowDataProxy(item: number): IDataObject
  continueOnFail(): boolean
}

export const NodeConnectionTypes = { Main: 'main' } as const

type ErrorOptions = { message?: string; description?: string; httpCode?: string }

class NodeError extends Error {
  readonly node: INode
  readonly description?: string
  readonly httpCode?: string
  constructor(node: INode, { message, description, httpCode }: ErrorOptions) {
    super(message)
    this.node = node
    this.description = description
    this.httpCode = httpCode
  }
}

export class NodeApiError extends NodeError {
  constructor(node: INode, _answer: object, options: ErrorOptions) {
    super(node, options)
  }
}

export class NodeOperationError extends NodeError {
  constructor(node: INode, failure: Error | string) {
    super(node, { message: failure instanceof Error ? failure.message : failure })
  }
}

/** How tests let time pass. */
export const sleepControl: { wait(milliseconds: number): Promise<void> } = { wait: async () => {} }

export const sleep = (milliseconds: number): Promise<void> => sleepControl.wait(milliseconds)
