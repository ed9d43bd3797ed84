import type { ApiCall, AppModel, Dropdown } from './model'
import { formatAmounts } from './money'
import type { InputValues } from './request'
import { isRecord, readAtPath } from './ways'

/** Sends a call, with more query parameters, and answers its body. */
export type SendCall = (call: ApiCall, values: InputValues) => Promise<unknown>

/** The answer of a call as people see it. */
export const formatAnswerAmounts = ({ currencyDigits }: AppModel, { amounts }: ApiCall, answer: unknown): unknown =>
  formatAmounts(answer, amounts, currencyDigits)

/** One page of a list; `next` begins the page after it. */
export async function readPage(
  model: AppModel,
  call: ApiCall,
  values: InputValues,
  send: SendCall,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<{ items: InputValues[]; next: string | undefined }> {
  const { page } = call
  if (!page) return { items: [toRecord(formatAnswerAmounts(model, call, await send(call, values)))], next: undefined }
  const query = {
    ...call.query,
    [page.limit]: Math.min(limit, page.maxLimit),
    ...(cursor ? { [page.cursor]: cursor } : {}),
  }
  const answer = formatAnswerAmounts(model, call, await send({ ...call, query }, values))
  const items = readAtPath(answer, page.items)
  const next = readAtPath(answer, page.next)
  return { items: Array.isArray(items) ? items.map(toRecord) : [], next: typeof next === 'string' ? next : undefined }
}

/** The first items of a list, as many as wanted. */
export async function readItems(
  model: AppModel,
  call: ApiCall,
  values: InputValues,
  send: SendCall,
  wanted: number,
): Promise<InputValues[]> {
  const items: InputValues[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await readPage(model, call, values, send, { limit: wanted - items.length, cursor })
    items.push(...page.items)
    cursor = page.next
    if (!cursor || page.items.length === 0 || items.length >= wanted) return items.slice(0, wanted)
  }
}

export type ListChoice = { value: string; label: string }

/** One page of the choices of a dropdown. `beside` are the inputs beside it. */
export async function readChoices(
  model: AppModel,
  list: Dropdown,
  beside: InputValues,
  send: SendCall,
  { typed, cursor }: { typed?: string; cursor?: string } = {},
): Promise<{ choices: ListChoice[]; next: string | undefined }> {
  const values: InputValues = {}
  for (const [input, key] of Object.entries(list.needs)) values[input] = beside[key]
  if (list.search && typed) values[list.search] = typed
  const { items, next } = await readPage(model, list.call, values, send, { limit: Number.POSITIVE_INFINITY, cursor })
  const found = list.call.page ? items : items.flatMap((item) => readAtPath(item, list.items) ?? [])
  return { choices: (found as InputValues[]).map((item) => toChoice(list, item)), next }
}

function toChoice({ value, label }: Dropdown, item: InputValues): ListChoice {
  const words = label.map((name) => item[name]).filter((word) => word !== null && word !== undefined && word !== '')
  return { value: String(item[value]), label: words.length > 0 ? words.join(' ') : String(item[value]) }
}

const toRecord = (value: unknown): InputValues => (isRecord(value) ? value : {})

/** What a connection is called: the words of its test's answer. */
export const formatConnectionLabel = ({ connection }: AppModel, answer: unknown): string =>
  connection.label.map((way) => readAtPath(answer, way)).join(' · ')
