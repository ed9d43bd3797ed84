import { errorRegistry } from '../../generated/errors.ts'
import { findOperationPermission } from '../../server/surfaces/console/contract/operations-of-members.ts'
import { findConsolePageOfOperation, toConsoleAddress } from '../../server/testing/console/addresses.ts'
import { fillRenderedForm, parseRenderedForm } from '../../server/testing/console/forms.ts'
import {
  type ConsoleResponse,
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
} from '../../server/testing/console/visitor.ts'
import type { OperationRequest } from '../arrangements/request.ts'
import { allOperations, getOperation, type Operation } from '../contract.ts'
import type { ApiAnswer, RequestParts } from '../transports/attempt.ts'
import type { LocalServer } from '../world/local-server.ts'
import type { TestCaller } from '../world/test-caller.ts'

export const consoleOperations = allOperations.filter(({ id }) => findOperationPermission(id) !== null)

export const oneOperationPerPermission = [
  ...Map.groupBy(consoleOperations, ({ id }) => findOperationPermission(id)).values(),
].flatMap(([first]) => first ?? [])

/** Callers whose calls, but for those that set the stage, are what a signed-in member does in a browser. */
export function buildMemberCallers(server: LocalServer) {
  const visitors = new Map<string, Promise<ConsoleTestClient>>()
  const visitorFor = (organizationId: string, group: string | null) => {
    const known = visitors.get(`${organizationId} ${group}`) ?? openConsole(server, organizationId, group)
    visitors.set(`${organizationId} ${group}`, known)
    return known
  }
  return function asMember(caller: TestCaller): TestCaller {
    const who = () => caller.once('member', () => caller.perform('getMe', {}))
    return {
      ...caller,
      play: (cast) => asMember(caller.play(cast)),
      send: async (operation, parts) => {
        const { organization, key } = await who()
        const request = await addConsolePagePath(caller, operation, parts)
        return sendConsoleRequest(await visitorFor(organization.id, key.group), key.mode, operation, request)
      },
    }
  }
}

/** The page of an act may be within more than the act itself names: within what is the caller's own. */
export async function addConsolePagePath(
  caller: TestCaller,
  operation: Operation,
  { path = {}, ...parts }: RequestParts,
): Promise<RequestParts> {
  const page = findConsolePageOfOperation(operation.id)
  const isWhole = [...page.path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in path)
  const above = isWhole ? {} : (await caller.unused(getOperation(page.id))).path
  return { ...parts, path: { ...above, ...path } }
}

/** Owners see everything of an organization; of a group, admins do. */
async function openConsole(
  server: LocalServer,
  organizationId: string,
  group: string | null,
): Promise<ConsoleTestClient> {
  const limit = group === null ? {} : { role: 'admin', group }
  return signInToConsole(server, await makeTestMember(server, organizationId, limit))
}

export async function sendConsoleRequest(
  visitor: ConsoleTestClient,
  mode: string,
  operation: Operation,
  request: RequestParts,
): Promise<ApiAnswer> {
  const address = addressOf(operation, mode, request)
  const seen = await visitor.see(address)
  if (operation.method === 'GET') return toAnswer(operation, seen)
  const { csv, ...fields } = { csv: undefined, ...toFields(operation, request) }
  const filled = fillRenderedForm(parseRenderedForm(seen.text), fields)
  // People are imported from a file.
  const sent = await (csv === undefined
    ? visitor.send(address, filled)
    : visitor.sendFile(address, filled, new File([csv], 'people.csv')))
  // Without a form money cannot be typed as it has it, which the server finds first.
  const isNowhere = seen.status === 404 && sent.status !== 303
  const answer = toAnswer(operation, isNowhere ? seen : sent)
  return { ...answer, text: comparable(seen.text) + answer.text }
}

/** What people fill in, where that is not the body of the operation itself. */
function toFields({ id }: Operation, { body }: RequestParts): object {
  if (id === 'createTemplateImport') {
    const { template: _, ...rest } = body as OperationRequest<'createTemplateImport'>['body']
    return { ...rest, ready_template: 'festival' }
  }
  if (id !== 'createSourceImport') return { ...(body as object) }
  const { connection: _, source_event: _event, mapping, ...rest } = body as SourceImport
  return {
    ...rest,
    class: Object.fromEntries(mapping.map(({ ticket_class, attendee_type }) => [ticket_class, attendee_type ?? '-'])),
    days: Object.fromEntries(mapping.flatMap(({ ticket_class, days }) => (days ? [[ticket_class, days]] : []))),
  }
}

type SourceImport = OperationRequest<'createSourceImport'>['body']

/** The page, or the form of an act. */
export async function openConsolePage(
  visitor: ConsoleTestClient,
  mode: string,
  operation: Operation,
  request: RequestParts,
): Promise<ApiAnswer> {
  return toAnswer(operation, await visitor.see(addressOf(operation, mode, request)))
}

function addressOf({ id }: Operation, mode: string, { path = {}, query = {}, body }: RequestParts): string {
  const base = `/console/${mode}`
  if (id !== 'createSourceImport' || body === undefined) return toConsoleAddress(base, id, { ...path }, toSearch(query))
  const { connection, source_event } = body as SourceImport
  return `${base}/source-import?${toSearch({ connection, source_event, event: path.event })}`
}

function toSearch(query: NonNullable<RequestParts['query']>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(entries).toString()
}

/** The sentences by which the console says what the API has codes for. */
const SENTENCES: [RegExp, keyof typeof errorRegistry][] = [
  [/You are limited to the group/, 'api_key_group'],
  [/In test mode you/, 'api_key_test_mode'],
]

function toAnswer({ pagination }: Operation, { status, text, headers }: ConsoleResponse): ApiAnswer {
  const code = SENTENCES.find(([sentence]) => sentence.test(text))?.[1] ?? 'not_found'
  const isRefusal = status === errorRegistry[code].status
  return {
    status: status === 303 ? 200 : status,
    headers: Object.fromEntries(headers),
    bytes: new TextEncoder().encode(text),
    text: comparable(text),
    body: pagination !== null && status === 200 ? { data: readRows(text), page: readPage(text) } : undefined,
    code: isRefusal ? code : null,
  }
}

/** What the page says, without what is new on each. */
const comparable = (page: string) =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? page).replaceAll(/name="(csrf|once)" value="[^"]*"/g, '')

/** By the id in the address of its page, or all of it where it has none. */
function readRows(page: string): { id: string }[] {
  const body = /<tbody>([\s\S]*?)<\/tbody>/.exec(page)?.[1] ?? ''
  return [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => ({
    id: /href="[^"]*\/([^"/]+)"/.exec(row)?.[1] ?? row,
  }))
}

const readPage = (page: string) => ({ next_cursor: /[?;]cursor=([^"&]+)"/.exec(page)?.[1] ?? null })
