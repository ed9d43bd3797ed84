import * as openapi from '../document.ts'
import { findAnswerSchema, resolveSchema } from '../fields.ts'
import { readCurrencyDigits } from '../generate/currency-digits.ts'
import { type AddChoiceList, getAmountPaths, listInputs } from './inputs.ts'
import type { ApiCall, AppModel, Dropdown, ListPaging, NextStep, StepModel, TriggerModel } from './runtime/model.ts'
import { formatAmounts } from './runtime/money.ts'
import { readAtPath } from './runtime/ways.ts'

/** Everything that apps offer, from the document alone. */
export function buildAppModel(document: openapi.Document): AppModel {
  const located = openapi.getOperations(document.paths)
  const find = (
    matches: (operation: openapi.Operation, place: openapi.LocatedOperation) => unknown,
  ): openapi.LocatedOperation => {
    const found = located.find((place) => matches(place.operation, place))
    if (!found) throw new Error('The document lacks an operation that connectors need.')
    return found
  }
  const lists: Record<string, Dropdown> = {}
  const currencyDigits = readCurrencyDigits(document)

  const addList: AddChoiceList = (source, inputs) => {
    const needs = Object.entries(source.needs).map(([parameter, name]) => {
      const filler = inputs.find((input) => input.at.at(-1) === name && !input.several)
      return [parameter, filler?.key] as const
    })
    if (needs.some(([, key]) => key === undefined)) return undefined
    const other = needs.flatMap(([parameter, key]) => (key === parameter ? [] : [key]))
    const name = [source.operation, source.value, ...other].join('_')
    lists[name] ??= {
      call: toCall(find(({ operationId }) => operationId === source.operation)),
      items: source.items.split('.'),
      value: source.value,
      label: source.label,
      needs: Object.fromEntries(needs) as Record<string, string>,
      ...(source.search ? { search: source.search } : {}),
    }
    return name
  }

  // Inputs of calls that people never fill in have no dropdowns, or each list would bring others.
  const toCall = (place: openapi.LocatedOperation, add: AddChoiceList = () => undefined): ApiCall => {
    const { method, path, operation } = place
    const page = readPagination(document, operation)
    return {
      method,
      path,
      inputs: listInputs(document, place, add),
      query: operation['x-postern-newest'] ?? {},
      amounts: getAmountPaths(document, findAnswerSchema(operation)),
      ...(page ? { page } : {}),
    }
  }

  const toStep = (place: openapi.LocatedOperation): StepModel => {
    const { operationId = '', summary = '', description = '', tags = [] } = place.operation
    const connector = place.operation['x-postern-connector']
    const call = toCall(place, addList)
    const example = formatAmounts(
      openapi.getFirstExample(openapi.listAnswers(place.operation)[0]?.media),
      call.amounts,
      currencyDigits,
    )
    const items = call.page ? readAtPath(example, call.page.items) : [example]
    return {
      key: operationId,
      label: connector?.label ?? '',
      description: connector?.description ?? '',
      summary,
      details: description,
      noun: connector?.noun ?? '',
      section: tags[0] ?? '',
      call,
      sample: (items as Record<string, unknown>[])[0] ?? {},
    }
  }

  const subscribe = find((operation) => operation['x-postern-subscribes'])
  const unsubscribe = find((operation) => operation['x-postern-unsubscribes'])
  const subscribes = subscribe.operation['x-postern-subscribes']
  if (!subscribes) throw new Error('The document does not say how to subscribe.')
  const create = toCall(subscribe, addList)
  const keyOf = (name: string) => create.inputs.find(({ at }) => at.join('.') === name)?.key ?? name

  const toTrigger = ({ path: type, operation }: openapi.LocatedOperation): TriggerModel => {
    const { label = '', description = '', noun = '' } = operation['x-postern-connector'] ?? {}
    const [media] = Object.values(operation.requestBody?.content ?? {})
    const envelope = resolveSchema(document, media?.schema)
    const amounts = getAmountPaths(document, envelope.properties?.[subscribes.delivery.object])
    const sample = readAtPath(openapi.getFirstExample(media), [subscribes.delivery.object])
    const sampledBy = operation['x-postern-sample']
    const samples = toCall(find(({ operationId }) => operationId === sampledBy?.operation))
    return {
      key: type.replaceAll('.', '_'),
      type,
      label,
      description,
      noun,
      sample: formatAmounts(sample, amounts, currencyDigits) as Record<string, unknown>,
      amounts,
      samples: { ...samples, query: { ...samples.query, ...(sampledBy?.query as ApiCall['query']) } },
    }
  }

  const offered = (kind: string) => located.filter(({ operation }) => operation['x-postern-connector']?.kind === kind)
  const test = find((operation) => operation['x-postern-auth-test'])
  return {
    app: {
      name: document.info.title.replace(/ API$/, ''),
      description: readFirstSentence(document.info.description ?? ''),
    },
    connection: {
      test: toCall(test),
      label: (test.operation['x-postern-auth-test']?.label ?? []).map((way) => way.split('.')),
    },
    triggers: openapi
      .getOperations(document.webhooks ?? {})
      .filter(({ operation }) => operation['x-postern-connector']?.kind === 'trigger')
      .map(toTrigger),
    searches: offered('search').map(toStep),
    actions: offered('action').map(toStep),
    pairs: offered('search').flatMap(({ operation }) => {
      const create = operation['x-postern-connector']?.create
      return create ? [{ search: operation.operationId ?? '', create }] : []
    }),
    lists,
    subscription: {
      create,
      address: keyOf(subscribes.address),
      types: keyOf(subscribes.types),
      choices: subscribes.choices.map(keyOf),
      id: subscribes.id,
      secret: subscribes.secret,
      remove: toCall(unsubscribe),
      read: toCall(find((_, { method, path }) => method === 'GET' && path === unsubscribe.path)),
      parameter: unsubscribe.operation['x-postern-unsubscribes']?.parameter ?? '',
      delivery: subscribes.delivery as AppModel['subscription']['delivery'],
    },
    nextSteps: Object.fromEntries(
      Object.entries(document['x-postern-error-registry'] ?? {}).map(([code, { next_step }]) => [
        code,
        next_step as NextStep,
      ]),
    ),
    error: { code: ['error', 'code'], message: ['error', 'message'] },
    currencyDigits,
  }
}

function readPagination(document: openapi.Document, operation: openapi.Operation): ListPaging | undefined {
  const page = operation['x-postern-pagination']
  if (!page) return undefined
  const { items, next, cursor, limit } = page
  const size = openapi.getParameters(document, operation).find(({ name }) => name === limit)
  const { maximum } = resolveSchema(document, size?.schema)
  return { items: items.split('.'), next: next.split('.'), cursor, limit, maxLimit: Number(maximum) }
}

const readFirstSentence = (text: string): string => /^[^.]*\.?/.exec(text)?.[0] ?? ''
