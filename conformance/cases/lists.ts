import type { OperationId } from '../../generated/operations.ts'
import { findAnswerSchema, findItemSchema } from '../../spec/tools/fields.ts'
import { makeEvent } from '../arrangements/objects.ts'
import { getOpenEvent, newAttendee, registerPeople } from '../arrangements/open-event.ts'
import { allOperations, getOperation, type Operation, openApiDoc } from '../contract.ts'
import { assert } from '../outcome.ts'
import { findObjectKind, listReferences, type ObjectKind, SOURCE_PLATFORM_OBJECT_KINDS } from '../schemas/references.ts'
import type { RequestParts, RequestToSend } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import type { NamedCase } from './case.ts'
import { expectStatus } from './expect.ts'
import type { IsolatedCallers } from './relations.ts'

const MAX_PAGES = 50

const NEVER_ALONE: ObjectKind[] = ['check-in', 'message', ...SOURCE_PLATFORM_OBJECT_KINDS]

export function buildListIsolationCases(operation: Operation, relation: IsolatedCallers): NamedCase[] {
  // Lists of fixed content of the service are the same for everybody.
  if (operation.pagination === null || operation.pagination === 'fixed') return []
  const list = heldBy(operation)
  const within = listReferences(operation).filter(({ place }) => place === 'path')
  if (!relation.hiddenKinds.includes(list.kind) || within.some(({ kind }) => relation.hiddenKinds.includes(kind)))
    return []
  // Scanning crosses modes: a test key's roster contains live tickets too.
  if (operation.id === 'readRoster' && relation.viewer === apiCallers.testGuest) return []
  return [
    {
      name: `the list shows nothing ${relation.name}`,
      run: async (stage) => {
        const viewer = await relation.viewer(stage)
        const stranger = await relation.owner(stage)
        const { id, path } = await oneOfTheirs(stranger, operation, list.reading)
        assert(await isShown(stranger, operation, path, id), `the list does not show ${id} to those whose it is`)
        assert(!(await isShown(viewer, operation, path, id)), `the list shows ${id}`)
      },
    },
  ]
}

/** What a list contains, and the operation that reads a single one: null for changes, check-ins and messages. */
function heldBy(list: Operation): { kind: ObjectKind; reading: OperationId | null } {
  if (list.id === 'listAuditLog') return { kind: 'anything', reading: null }
  if (list.id === 'readRoster') return { kind: 'ticket', reading: 'getTicket' }
  // The single read returns more fields.
  if (list.id === 'listWebhookDeliveries') return { kind: 'webhook delivery', reading: 'getWebhookDelivery' }
  const item = findItemSchema(openApiDoc, list.declared) ?? {}
  const kind = findObjectKind(item)
  const reading = allOperations.find(
    ({ method, declared }) => method === 'GET' && findAnswerSchema(declared)?.$ref === item.$ref,
  )
  if (!kind || (!reading && !NEVER_ALONE.includes(kind))) throw new Error(`Nothing is known of what ${list.id} lists.`)
  return { kind, reading: reading?.id ?? null }
}

type Theirs = { id: string; path: RequestParts['path'] }

async function oneOfTheirs(stranger: TestCaller, list: Operation, reading: OperationId | null): Promise<Theirs> {
  if (!reading) {
    const { path, query } = await stranger.unused(list)
    // A group that was made to be named is empty.
    const [first] = (await pageOf(stranger, list, path, undefined, { ...query, group: undefined })).data
    return { id: first?.id ?? '', path }
  }
  const { path = {} } = await stranger.unused(getOperation(reading))
  const names = listReferences(list).flatMap(({ place, path: [name = ''] }) => (place === 'path' ? [name] : []))
  const within = Object.fromEntries(names.map((name) => [name, path[name] ?? '']))
  return { id: Object.values(path).at(-1) ?? '', path: within }
}

async function isShown(stage: TestCaller, list: Operation, path: RequestParts['path'], id: string): Promise<boolean> {
  let cursor: string | undefined
  for (let number = 0; number < MAX_PAGES; number += 1) {
    const { data, page } = await pageOf(stage, list, path, cursor)
    if (data.some((item) => (item.id ?? item.ticket_id) === id)) return true
    if (page.next_cursor === null) return false
    cursor = page.next_cursor
  }
  return false
}

type Page = { data: { id: string; ticket_id?: string }[]; page: { next_cursor: string | null } }

async function pageOf(
  stage: TestCaller,
  list: Operation,
  path: RequestParts['path'],
  cursor?: string,
  query: RequestParts['query'] = {},
): Promise<Page> {
  const attempt: RequestToSend = { path, query: { ...query, limit: 100, cursor }, key: await stage.keyFor(list) }
  const answer = await stage.send(list, attempt)
  expectStatus(stage, answer, 200)
  return answer.body as Page
}

export function buildPublicListCases(operation: Operation): NamedCase[] {
  if (operation.id !== 'listPublicEvents') return []
  const hidden: Record<string, (stage: TestCaller) => Promise<{ id: string }>> = {
    'of another organization': async (stage) => getOpenEvent(await apiCallers.otherOrganization(stage)),
    'of test mode': async (stage) => getOpenEvent(await apiCallers.test(stage)),
    'that is a draft': makeEvent,
  }
  const shows = async (stage: TestCaller, id: string): Promise<boolean> => {
    const answer = await stage.send(operation, { path: { organization: await stage.tenant() }, key: null })
    expectStatus(stage, answer, 200)
    return (answer.body as { events: { id: string }[] }).events.some((event) => event.id === id)
  }
  const hiding = Object.entries(hidden).map(([name, make]) => ({
    name: `the list shows no event ${name}`,
    run: async (stage: TestCaller) => {
      assert(!(await shows(stage, (await make(stage)).id)), `the list shows an event ${name}`)
    },
  }))
  return [
    ...hiding,
    {
      name: 'the list shows an event that is published',
      run: async (stage) => {
        // In an organization with few events, since the list is limited in length.
        const small = await apiCallers.tenPeople(stage)
        const { id } = await getOpenEvent(small)
        assert(await shows(small, id), `the list does not show the event ${id}`)
      },
    },
  ]
}

export function buildSharedContactCases(operation: Operation): NamedCase[] {
  if (operation.id !== 'listContactAttendees') return []
  return [
    {
      name: 'of a contact whom two groups know, a limited key sees what belongs to its group',
      run: async (stage) => {
        const [limited, sibling] = [await apiCallers.limitedGuest(stage), await apiCallers.siblingGuest(stage)]
        const hall = await getOpenEvent(limited)
        const person = newAttendee(stage, hall)
        const [own] = (await registerPeople(limited, hall, [person])).attendees
        const [theirs] = (await registerPeople(sibling, hall, [person])).attendees
        assert(own?.contact_id === theirs?.contact_id, 'the same person became two contacts')
        const path = { contact: own?.contact_id ?? '' }
        const answer = await limited.send(operation, { path, key: await limited.keyFor(operation) })
        expectStatus(limited, answer, 200)
        const seen = (answer.body as { data: { id: string }[] }).data.map(({ id }) => id).join(', ')
        assert(seen === own?.id, `the list shows ${seen || 'nobody'}, not ${own?.id}`)
      },
    },
  ]
}
