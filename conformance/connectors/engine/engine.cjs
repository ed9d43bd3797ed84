/**
 * Runs the built nodes in n8n's own engine: n8n-core resolves parameters, applies credentials and executes workflows.
 * Started in the folder that has n8n-core; CONNECTOR_TASK says what to do, and what came of it is printed as JSON.
 */
require('reflect-metadata')
const { createServer: createHttpServer } = require('node:http')
const { createServer } = require('node:https')
const { createRequire } = require('node:module')
const { join } = require('node:path')

const { tryEverything } = require('../scenario.ts')

const task = JSON.parse(process.env.CONNECTOR_TASK)
const fromTools = createRequire(join(process.cwd(), 'package.json'))
const { HookContext, WebhookContext, WorkflowExecute, ExecutionLifecycleHooks } = fromTools('n8n-core')
const { Workflow, createRunExecutionData } = fromTools('n8n-workflow')

const load = (path, name) => new (require(join(task.package, 'dist', path))[name])()
const nodes = {
  start: {
    description: {
      displayName: 'Start',
      name: 'start',
      group: ['trigger'],
      version: 1,
      description: '',
      defaults: { name: 'Start' },
      inputs: [],
      outputs: ['main'],
      properties: [],
    },
    execute: async () => [[{ json: {} }]],
  },
  postern: load('nodes/Postern/Postern.node.js', 'Postern'),
  posternTrigger: load('nodes/Postern/PosternTrigger.node.js', 'PosternTrigger'),
}
const credential = load('credentials/PosternApi.credentials.js', 'PosternApi')
const nodeTypes = {
  getByName: (name) => nodes[name],
  getByNameAndVersion: (name) => nodes[name],
  getKnownTypes: () => ({}),
}

/** The address of the credential. */
const connection = { address: task.address }

/** Credentials are in n8n's server and not in its engine, so this is the least that the engine asks for. */
const credentialsHelper = {
  getParentTypes: () => [],
  getDecrypted: async () => ({ address: connection.address, apiKey: task.key }),
  getCredentials: async () => ({}),
  preAuthentication: async () => undefined,
  runPreAuthentication: async () => undefined,
  updateCredentials: async () => {},
  updateCredentialsOauthTokenData: async () => {},
  getCredentialsProperties: () => credential.properties,
  isCredentialUsedByExpressions: () => false,
  isCredentialUsableByNode: () => true,
  authenticate: async (_, __, request) => {
    const headers = { ...request.headers }
    for (const [name, value] of Object.entries(credential.authenticate.properties.headers)) {
      headers[name] = value.replace(/^=/, '').replace('{{$credentials.apiKey}}', task.key)
    }
    return { ...request, headers }
  },
}

let executions = 0

function contextFor(workflow) {
  executions += 1
  return {
    credentialsHelper,
    executionId: `execution-${executions}`,
    currentNodeParameters: undefined,
    webhookBaseUrl: task.hooks,
    webhookTestBaseUrl: task.hooks,
    restApiUrl: task.hooks,
    instanceBaseUrl: task.hooks,
    formWaitingBaseUrl: task.hooks,
    webhookWaitingBaseUrl: task.hooks,
    variables: {},
    setExecutionStatus: () => {},
    externalSecretsProxy: { hasProvider: () => false, listProviders: () => [] },
    hooks: new ExecutionLifecycleHooks('manual', `execution-${executions}`, { ...workflow, id: 'workflow-1' }),
    logAiEvent: () => {},
  }
}

const credentials = { posternApi: { id: '1', name: 'Postern' } }

function buildWorkflow(list) {
  const connections = {}
  for (const [index, { name }] of list.slice(0, -1).entries()) {
    connections[name] = { main: [[{ node: list[index + 1].name, type: 'main', index: 0 }]] }
  }
  const placed = list.map((node, index) => ({
    id: `node-${index}`,
    typeVersion: 1,
    position: [index * 200, 0],
    ...node,
  }))
  return new Workflow({
    id: 'workflow-1',
    name: 'Check',
    nodes: placed,
    connections,
    active: true,
    nodeTypes,
    settings: {},
  })
}

const start = { name: 'Start', type: 'start', parameters: {} }

/** What people filled in, as the editor keeps it: a chosen item is an object, and a table has its rows in a collection. */
function fillIn(properties, values) {
  const given = properties.filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(given.map((property) => [property.name, fillInOne(property, values[property.name])]))
}

function fillInOne({ type, options }, value) {
  if (type === 'resourceLocator') return { __rl: true, mode: 'id', value }
  if (type === 'fixedCollection') return { rows: value.map((row) => fillIn(options[0].values, row)) }
  return value
}

async function act(operation, values, settings = {}) {
  const { properties } = nodes.postern.description
  const menu = properties.find(
    ({ name, options }) => name === 'operation' && options.some(({ value }) => value === operation),
  )
  const [resource] = menu.displayOptions.show.resource
  const asked = properties.filter(({ displayOptions }) => displayOptions?.show.operation?.includes(operation))
  const optional = asked.find(({ name }) => name === 'optional')?.options ?? []
  const filled = { ...fillIn(asked, values), optional: fillIn(optional, values) }
  const parameters = { resource, operation, ...filled }
  const node = { name: 'Postern', type: 'postern', credentials, parameters, ...settings }
  const workflow = buildWorkflow([start, node])
  const run = await new WorkflowExecute(contextFor(workflow), 'manual').run({
    workflow,
    startNode: workflow.getNode('Start'),
  })
  const { error, runData } = run.data.resultData
  if (error) throw new Error(`${operation}: ${error.message}`)
  return runData.Postern[0].data.main[0].map(({ json }) => json)
}

/** Subscribes, does the act, takes the delivery over TLS, and runs a workflow that begins with it. */
async function checkTrigger(trigger, doAct, deliveries) {
  const node = {
    name: 'Trigger',
    type: 'posternTrigger',
    credentials,
    webhookId: trigger,
    parameters: { trigger, optional: {} },
  }
  const workflow = buildWorkflow([node, { name: 'Next', type: 'start', parameters: {} }])
  const placed = workflow.getNode('Trigger')
  const additional = contextFor(workflow)
  const [description] = nodes.posternTrigger.description.webhooks
  const webhookData = {
    httpMethod: 'POST',
    node: 'Trigger',
    path: `${trigger}/webhook`,
    workflowId: 'workflow-1',
    webhookDescription: description,
    workflowExecuteAdditionalData: additional,
  }
  const hook = new HookContext(workflow, placed, additional, 'trigger', 'activate', webhookData)
  const { checkExists, create, delete: remove } = nodes.posternTrigger.webhookMethods.default
  const before = deliveries.length
  if (await checkExists.call(hook)) throw new Error('It was subscribed before.')
  await create.call(hook)
  if (!(await checkExists.call(hook))) throw new Error('It does not find its subscription.')
  await doAct()
  const delivery = await waitFor(() => deliveries.slice(before).find((one) => one.path.includes(trigger)))
  let refused = null
  const response = {
    status: (code) => ({
      json: () => {
        refused = code
      },
    }),
  }
  const httpRequest = { rawBody: delivery.body, headers: delivery.headers, body: JSON.parse(delivery.body) }
  const withRequest = { ...additional, httpRequest, httpResponse: response }
  const webhook = new WebhookContext(workflow, placed, withRequest, 'trigger', webhookData, [], null)
  const { workflowData } = await nodes.posternTrigger.webhook.call(webhook)
  if (refused || !workflowData?.[0]?.[0]?.json.id) throw new Error('The delivery was not taken.')
  await remove.call(hook)
  const stack = [{ node: placed, data: { main: workflowData }, source: null }]
  const executionData = createRunExecutionData({ executionData: { nodeExecutionStack: stack } })
  const run = await new WorkflowExecute(contextFor(workflow), 'webhook', executionData).processRunExecutionData(
    workflow,
  )
  if (run.data.resultData.error) throw run.data.resultData.error
  if (!run.data.resultData.runData.Next) throw new Error('The workflow did not go on from the trigger.')
}

/** A node that the engine tries again sends the very same request, also where it says when it was made. */
async function checkRepetition() {
  const sent = []
  const service = createHttpServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    sent.push(`${request.headers['idempotency-key']} ${Buffer.concat(chunks)}`)
    if (sent.length === 1) return request.socket.destroy()
    return response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve))
  connection.address = `http://127.0.0.1:${service.address().port}`
  const scan = { event: 'fest', scan_request_code: 'any', scan_request_check_in_point: 'main' }
  await act('scanTicket', scan, { retryOnFail: true, maxTries: 2, waitBetweenTries: 10 })
  await act('scanTicket', scan)
  connection.address = task.address
  service.close()
  const [first, repeated, next] = sent
  if (repeated !== first) throw new Error(`It sent ${first} and then ${repeated}.`)
  if (next === first) throw new Error('Another run sent the same.')
}

async function waitFor(find) {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Nothing was delivered.')
}

async function main() {
  const deliveries = []
  const receiver = createServer(task.certificate, async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    deliveries.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks) })
    response.end('taken')
  })
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  task.hooks = `https://${task.host}:${receiver.address().port}`
  const { model } = require(join(task.package, 'dist/model.js'))
  const driver = { run: act, trigger: (key, doAct) => checkTrigger(key, doAct, deliveries) }
  const results = await tryEverything(model, task, driver)
  results['a node that is tried again'] = await checkRepetition().then(() => null, String)
  process.stdout.write(`\n${JSON.stringify(results)}\n`, () => process.exit(0))
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`, () => process.exit(1))
})
