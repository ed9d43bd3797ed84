import { isRefusal, type Refusal } from './refusal.ts'

type Answered<Status, Given> = { status: Status; body: Exclude<Given, Refusal>; headers?: Record<string, string> }

/** Turns a result into a response, with the Location of a created object; returns a refusal unchanged. */
export function reply<Status extends number, Given>(
  status: Status,
  given: Given,
  addressOf?: (body: Exclude<Given, Refusal>) => string,
): Answered<Status, Given> | Extract<Given, Refusal> {
  if (isRefusal(given)) return given as Extract<Given, Refusal>
  const body = given as Exclude<Given, Refusal>
  return addressOf ? { status, body, headers: { Location: addressOf(body) } } : { status, body }
}

/** The same for what was found, as `show` shows it. */
export function replyWith<Given, Body>(given: Given, show: (found: Exclude<Given, Refusal>) => Body) {
  if (isRefusal(given)) return given as Extract<Given, Refusal>
  return { status: 200 as const, body: show(given as Exclude<Given, Refusal>) }
}
