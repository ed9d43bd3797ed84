import {
  type DeclaredSubscription,
  type Document,
  getAllOperations,
  getOperations,
  getParameters,
  type Operation,
} from '../document.ts'
import {
  findAnswerSchema,
  findDeliveredSchema,
  findItemSchema,
  listAllFields,
  listBodyFields,
  resolveSchema,
} from '../fields.ts'

export const connectorLintRules = [
  everyInputKeyIsUnique,
  connectorsHaveNounsAndAuthTest,
  everyConnectorReadsAsPlatformsWant,
  everySearchIsPairedWithItsLike,
  noUuidIsAskedOfPeople,
  everyAmountNamesItsCurrency,
  everySubscriptionIsWhole,
  triggersAreSubscribableWebhooks,
]

/** Apps of automation platforms show all inputs of an operation in one flat form, so each needs a unique name. */
function everyInputKeyIsUnique(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const fields = listBodyFields(document, operation)
    const keys = [
      ...getParameters(document, operation).map(({ name }) => name),
      ...fields.map(({ schema }) => schema['x-postern-key']).filter((key) => key !== undefined),
    ]
    const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
    return [
      ...fields
        .filter(({ schema }) => !schema['x-postern-key'])
        .map(({ owner, name }) => `${label}: ${owner}.${name} has no key.`),
      ...repeated.map((key) => `${label}: the key ${key} is used for more than one input.`),
    ]
  })
}

/** Everything that an app offers has a name, and one operation tests whether a key works. */
function connectorsHaveNounsAndAuthTest(document: Document): string[] {
  const located = getOperations(document.paths)
  const offered = located.filter(({ operation }) => operation['x-postern-connector'])
  const tests = located.filter(({ operation }) => operation['x-postern-auth-test'])
  return [
    ...offered
      .filter(({ operation }) => !operation['x-postern-connector']?.noun)
      .map(({ label }) => `${label} is offered to connectors but what it answers has no @noun.`),
    ...(offered.length > 0 && tests.length !== 1
      ? [`Exactly one operation is the @authTest of connectors, not ${tests.length}.`]
      : []),
  ]
}

const DESCRIPTIONS: Record<string, RegExp> = {
  trigger: /^Triggers when .+\.$/,
  search: /^Finds .+\.$/,
  action: /^[A-Z][a-z]+s .+\.$/,
}

const TITLE = /^[A-Z][a-z]*([ -][A-Za-z][a-z]*)*$/

/** The platforms' style guides want labels in title case, and descriptions that begin as these do. */
function everyConnectorReadsAsPlatformsWant(document: Document): string[] {
  return getAllOperations(document).flatMap(({ operation }) => {
    const connector = operation['x-postern-connector']
    if (!connector) return []
    const { kind, label, description = '' } = connector
    return [
      ...(TITLE.test(label) ? [] : [`The label "${label}" is not in title case.`]),
      ...(DESCRIPTIONS[kind]?.test(description)
        ? []
        : [`The description "${description}" does not begin as that of the kind ${kind} does.`]),
    ]
  })
}

/** A platform that pairs a search with an action gets the same from both. */
function everySearchIsPairedWithItsLike(document: Document): string[] {
  const located = getOperations(document.paths)
  return located.flatMap(({ operation: search }) => {
    const create = search['x-postern-connector']?.create
    if (!create) return []
    const made = located.find(({ operation }) => operation.operationId === create)?.operation
    const isOffered = made?.['x-postern-connector']?.kind === 'action'
    const isAlike = made && findAnswerSchema(made)?.$ref === findItemSchema(document, search)?.$ref
    return isOffered && isAlike
      ? []
      : [`${search.operationId} is paired with ${create}, which is no action that answers what it finds.`]
  })
}

/** People do not think of a UUID for each run of an app. */
function noUuidIsAskedOfPeople(document: Document): string[] {
  const offered = getOperations(document.paths).filter(({ operation }) => operation['x-postern-connector'])
  return offered.flatMap(({ operation }) =>
    listBodyFields(document, operation)
      .filter(({ schema }) => schema.$ref?.endsWith('/Uuid') && schema['x-filled-by-app'] !== 'uuid')
      .map(({ owner, name }) => `${owner}.${name} is a UUID that apps would ask people for; it needs @filledByApp.`),
  )
}

/** Apps show amounts as decimals, for which they need the currency beside them. */
function everyAmountNamesItsCurrency(document: Document): string[] {
  const fields = listAllFields(document)
  return fields.flatMap(({ owner, name, schema }) => {
    const beside = (wanted: string) => fields.some((field) => field.owner === owner && field.name === wanted)
    const currency = schema['x-postern-minor-units']?.currency
    if (currency && !beside(currency))
      return [`${owner}.${name} is in the currency of ${currency}, which is not there.`]
    const isAmount = name === 'amount' && schema.type === 'integer'
    return isAmount && !currency ? [`${owner}.${name} is an amount that has no @minorUnits.`] : []
  })
}

/** What the operations that begin and end a subscription name is there. */
function everySubscriptionIsWhole(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const subscription = operation['x-postern-subscribes']
    const ended = operation['x-postern-unsubscribes']?.parameter
    const missing = subscription ? findMissingFields(document, operation, subscription) : []
    if (ended && !getParameters(document, operation).some(({ name }) => name === ended)) missing.push(ended)
    return missing.map((name) => `${label} subscribes or unsubscribes by ${name}, which it does not have.`)
  })
}

function findMissingFields(document: Document, operation: Operation, subscription: DeclaredSubscription): string[] {
  const { address, types, choices, id, secret } = subscription
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const taken = resolveSchema(document, body?.schema).properties ?? {}
  const given = resolveSchema(document, findAnswerSchema(operation)).properties ?? {}
  return [
    ...[address, types, ...choices].filter((name) => !taken[name]),
    ...[id, secret].filter((name) => !given[name]),
  ]
}

/** A trigger is a webhook event with existing operations to subscribe and unsubscribe. */
function triggersAreSubscribableWebhooks(document: Document): string[] {
  const known = new Set(getOperations(document.paths).map(({ operation }) => operation.operationId))
  const calls = getOperations(document.paths)
    .filter(({ operation }) => operation['x-postern-connector']?.kind === 'trigger')
    .map(({ label }) => `${label} is offered as a trigger, but it is a call and no webhook event.`)
  const events = getOperations(document.webhooks ?? {}).flatMap(({ path, operation }) => {
    const connector = operation['x-postern-connector']
    if (!connector) return []
    const named = [connector.subscribe, connector.unsubscribe]
    return [
      ...(connector.kind === 'trigger' ? [] : [`The webhook event ${path} can be offered as a trigger only.`]),
      ...(connector.noun ? [] : [`The webhook event ${path} is offered as a trigger but its data has no @noun.`]),
      ...named
        .filter((id) => id === undefined || !known.has(id))
        .map((id) => `The trigger ${path} names the operation ${id}, which does not exist.`),
      ...findSampleProblems(document, path, operation),
    ]
  })
  return [...calls, ...events]
}

/** What a trigger would have brought before is a list of the same objects, with the newest first and the same choices. */
function findSampleProblems(document: Document, event: string, operation: Operation): string[] {
  const { operation: id, query = {} } = operation['x-postern-sample'] ?? {}
  const list = getOperations(document.paths).find((one) => one.operation.operationId === id)?.operation
  if (!list) return [`The trigger ${event} has no @sampledBy that names a list.`]
  const subscribing = getOperations(document.paths).find((one) => one.operation['x-postern-subscribes'])?.operation
  const wanted = [...Object.keys(query), ...(subscribing?.['x-postern-subscribes']?.choices ?? [])]
  const taken = getParameters(document, list).map(({ name }) => name)
  const item = findItemSchema(document, list)?.$ref
  return [
    ...(list['x-postern-newest']
      ? []
      : [`The trigger ${event} is sampled by ${id}, which cannot begin with the newest.`]),
    ...(item && item === findDeliveredSchema(document, operation)?.$ref
      ? []
      : [`The trigger ${event} is sampled by ${id}, which lists something else.`]),
    ...wanted
      .filter((name) => !taken.includes(name))
      .map((name) => `The trigger ${event} is sampled by ${id}, which has no parameter ${name}.`),
  ]
}
