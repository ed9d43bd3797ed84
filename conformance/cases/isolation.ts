import { FAKE_ID } from '../arrangements/objects.ts'
import type { Operation } from '../contract.ts'
import { assert, CaseCannotRunError } from '../outcome.ts'
import {
  describeReference,
  listReferences,
  type ObjectKind,
  type ObjectReference,
  putObjectId,
  readObjectId,
} from '../schemas/references.ts'
import { matchesSchema } from '../schemas/wrong-values.ts'
import type { ApiAnswer, RequestParts } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { NamedCase } from './case.ts'
import { failForAnswer } from './expect.ts'
import { buildListIsolationCases, buildPublicListCases, buildSharedContactCases } from './lists.ts'
import { buildOwnObjectCases, buildVisibleButNotOwnedCases } from './reach.ts'
import { type IsolatedCallers, isolatedCallerPairs } from './relations.ts'

const CODE_OF_NOBODY = 'conformance-nobody'
const FORMS_OF_NOBODY = [FAKE_ID, CODE_OF_NOBODY, '00000000-0000-4000-8000-000000000000']

/** A reference to an object that the caller may not see gives the same response as one to none at all. */
export function buildIsolationCases(operation: Operation): NamedCase[] {
  const concerned = isolatedCallerPairs.filter(({ holdsWithoutKey }) => operation.scope !== null || holdsWithoutKey)
  return [
    ...concerned.flatMap((relation) => [
      ...hiddenPlaces(operation, relation).flatMap((reference) => placeClaims(operation, relation, reference)),
      ...togetherClaims(operation, relation),
      ...buildListIsolationCases(operation, relation),
    ]),
    ...buildOwnObjectCases(operation),
    ...buildVisibleButNotOwnedCases(operation),
    ...buildSharedContactCases(operation),
    ...buildPublicListCases(operation),
  ]
}

const hiddenPlaces = (operation: Operation, { hiddenKinds: hides }: IsolatedCallers): ObjectReference[] =>
  listReferences(operation).filter(({ kind }) => hides.includes(kind))

type Twins = { foreign: RequestParts; missing: RequestParts; ids: string[] }

function twinClaim(
  operation: Operation,
  relation: IsolatedCallers,
  what: string,
  arrange: (viewer: TestCaller, stranger: TestCaller) => Promise<Twins>,
): NamedCase {
  return {
    name: `${what} ${relation.name} is as if it were not there`,
    run: async (stage) => {
      const viewer = await relation.viewer(stage)
      const { foreign, missing, ids } = await arrange(viewer, await relation.owner(stage))
      const key = await viewer.keyFor(operation)
      const answers: string[] = []
      for (const parts of [foreign, missing]) {
        const answer = await viewer.send(operation, { ...parts, key })
        expectNothing(viewer, answer)
        answers.push(withoutIds(answer, ids))
      }
      assert(answers[0] === answers[1], `the answers differ: ${answers.join(' and ')}`)
    },
  }
}

/** The viewer's request with one reference replaced by the stranger's object: by id, or by code if it has one. */
function placeClaims(operation: Operation, relation: IsolatedCallers, reference: ObjectReference): NamedCase[] {
  const reading = CODED[reference.kind]
  const placeClaim = (what: string, nobody: string, nameOf: (stranger: TestCaller, id: string) => Promise<string>) =>
    twinClaim(operation, relation, what, async (viewer, stranger) => {
      const own = aloneIn(await viewer.unused(operation), reference)
      const theirs = await nameOf(stranger, idIn(await stranger.unused(operation), reference))
      return {
        foreign: putObjectId(own, reference, theirs),
        missing: putObjectId(own, reference, nobody),
        ids: [theirs, nobody],
      }
    })
  const place = describeReference(reference)
  const byId = placeClaim(place, idOfNobody(reference), async (_, id) => id)
  if (!reading) return [byId]
  return [byId, placeClaim(`${place} by code`, CODE_OF_NOBODY, (stranger, id) => codeOf(stranger, reading, id))]
}

/** Kinds whose code is unique in an organization, and the operation that reads them. */
const CODED: Partial<Record<ObjectKind, 'getEvent' | 'getGroup'>> = { event: 'getEvent', group: 'getGroup' }

function codeOf(stranger: TestCaller, reading: 'getEvent' | 'getGroup', id: string): Promise<string> {
  return stranger.once(`code of ${id}`, async () => {
    if (reading === 'getEvent') return (await stranger.perform('getEvent', { path: { event: id } })).code
    return (await stranger.perform('getGroup', { path: { group: id } })).code
  })
}

/** Without the other filters, which could hide that this one lets too much through. */
const aloneIn = (parts: RequestParts, { place }: ObjectReference): RequestParts =>
  place === 'query' ? { ...parts, query: {} } : parts

/** The stranger's request, sent unchanged by the viewer. */
function togetherClaims(operation: Operation, relation: IsolatedCallers): NamedCase[] {
  const references = listReferences(operation)
  const hidden = hiddenPlaces(operation, relation)
  if (hidden.length === 0 || references.length === 1) return []
  return [
    twinClaim(operation, relation, 'everything', async (_, stranger) => {
      const theirs = await stranger.unused(operation)
      // A parameter need not repeat what the body contains.
      const named = hidden.filter((reference) => readObjectId(theirs, reference))
      const missing = named.reduce((parts, reference) => namingOnly(parts, reference), theirs)
      const ids = references.flatMap((reference) =>
        [readObjectId(theirs, reference) ?? [], idOfNobody(reference)].flat(),
      )
      return { foreign: theirs, missing, ids }
    }),
  ]
}

/** Replaces the id, wherever it occurs in this part of the request, by one that no object has. */
function namingOnly(parts: RequestParts, reference: ObjectReference): RequestParts {
  const nobody = idOfNobody(reference)
  const text = JSON.stringify(parts[reference.place]).replaceAll(`"${idIn(parts, reference)}"`, `"${nobody}"`)
  return { ...parts, [reference.place]: JSON.parse(text) }
}

function idIn(parts: RequestParts, reference: ObjectReference): string {
  const id = readObjectId(parts, reference)
  if (!id)
    throw new CaseCannotRunError(`needs an arranged request that names something as ${describeReference(reference)}`)
  return id
}

function idOfNobody({ schema, path }: ObjectReference): string {
  const found = FORMS_OF_NOBODY.find((id) => matchesSchema(schema, id))
  if (!found) throw new Error(`No id of the form of ${path.join('.')} is known that nothing has.`)
  return found
}

/** A filter may also return an empty list. */
function expectNothing(stage: TestCaller, answer: ApiAnswer): void {
  if (answer.code === 'not_found') return
  const { data } = (answer.body ?? {}) as { data?: unknown }
  if (answer.status === 200 && Array.isArray(data) && data.length === 0) return
  if (answer.status === 200 && isNothingApart(answer.body)) return
  failForAnswer(stage, answer, 'not_found or an empty page')
}

/** For a batch whose items are judged separately, each item must report it. */
function isNothingApart(body: unknown): boolean {
  const { results = [] } = (body ?? {}) as { results?: { error?: { code: string } }[] }
  return results.length > 0 && results.every(({ error }) => error?.code === 'not_found')
}

/** `as_of` positions advance while other cases run. */
function withoutIds({ text, headers }: ApiAnswer, ids: string[]): string {
  const requestId = headers['x-request-id'] ?? ''
  const comparable = text.replaceAll(requestId, '<request>').replace(/"as_of":"[^"]*"/, '"as_of":"<position>"')
  return ids.reduce((rest, id) => rest.replaceAll(id, '<id>'), comparable)
}
