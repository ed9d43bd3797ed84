import type { OperationId } from '../../generated/operations.ts'
import type { Schema } from '../../spec/tools/document.ts'
import { everyOperation, type Operation, operationOf, resolveSchema } from '../contract.ts'
import { check } from '../outcome.ts'
import { type Kind, kindOfModel, OF_PLATFORMS, referencesOf } from '../schemas/references.ts'
import type { Attempt, RequestParts } from '../transports/attempt.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'
import type { Case } from './case.ts'
import { expectStatus } from './expect.ts'
import type { Relation } from './relations.ts'

const MAX_PAGES = 50

const NEVER_ALONE: Kind[] = ['check-in', 'message', ...OF_PLATFORMS]

/** A list shows everyone their own: what is the stranger's is in the stranger's list and in no other. */
export function listCases(operation: Operation, relation: Relation): Case[] {
  // What the service itself brings is everybody's.
  if (operation.pagination === null || operation.pagination === 'fixed') return []
  const list = heldBy(operation)
  const within = referencesOf(operation).filter(({ place }) => place === 'path')
  if (!relation.hides.has(list.kind) || within.some(({ kind }) => relation.hides.has(kind))) return []
  // Scanning crosses: a test key's roster holds live tickets too.
  if (operation.id === 'readRoster' && relation.viewer === casts.testGuest) return []
  return [
    {
      operation,
      family: 'isolation',
      name: `the list shows nothing ${relation.name}`,
      run: async (stage) => {
        const viewer = await relation.viewer(stage)
        const stranger = await relation.stranger(stage)
        const { id, path } = await oneOfTheirs(stranger, operation, list.reading)
        check(await isShown(stranger, operation, path, id), `the list does not show ${id} to those whose it is`)
        check(!(await isShown(viewer, operation, path, id)), `the list shows ${id}`)
      },
    },
  ]
}

/** What a list holds, and what reads one of it; changes can be of anything, and neither they nor check-ins and messages are read alone. */
function heldBy(list: Operation): { kind: Kind; reading: OperationId | null } {
  if (list.id === 'listAuditLog') return { kind: 'anything', reading: null }
  if (list.id === 'readRoster') return { kind: 'ticket', reading: 'getTicket' }
  // One that is read alone tells more.
  if (list.id === 'listWebhookDeliveries') return { kind: 'webhook delivery', reading: 'getWebhookDelivery' }
  const { properties = {} } = resolveSchema(answerOf(list) ?? {}) as { properties?: Record<string, Schema> }
  const item = (properties.data?.items ?? {}) as Schema
  const kind = kindOfModel(item)
  const reading = everyOperation.find((one) => one.method === 'GET' && answerOf(one)?.$ref === item.$ref)
  if (!kind || (!reading && !NEVER_ALONE.includes(kind))) throw new Error(`Nothing is known of what ${list.id} lists.`)
  return { kind, reading: reading?.id ?? null }
}

function answerOf(operation: Operation): Schema | undefined {
  return operation.declared.responses['200']?.content?.['application/json']?.schema
}

type Theirs = { id: string; path: RequestParts['path'] }

async function oneOfTheirs(stranger: Stage, list: Operation, reading: OperationId | null): Promise<Theirs> {
  if (!reading) {
    const { path, query } = await stranger.unused(list)
    const [first] = (await pageOf(stranger, list, path, undefined, query)).data
    return { id: first?.id ?? '', path }
  }
  const { path = {} } = await stranger.unused(operationOf(reading))
  const names = referencesOf(list).flatMap(({ place, path: [name = ''] }) => (place === 'path' ? [name] : []))
  const within = Object.fromEntries(names.map((name) => [name, path[name] ?? '']))
  return { id: Object.values(path).at(-1) ?? '', path: within }
}

async function isShown(stage: Stage, list: Operation, path: RequestParts['path'], id: string): Promise<boolean> {
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
  stage: Stage,
  list: Operation,
  path: RequestParts['path'],
  cursor?: string,
  query: RequestParts['query'] = {},
): Promise<Page> {
  const attempt: Attempt = { path, query: { ...query, limit: 100, cursor }, key: await stage.keyFor(list) }
  const answer = await stage.send(list, attempt)
  expectStatus(stage, answer, 200)
  return answer.body as Page
}
