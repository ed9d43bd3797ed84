import { arrangeSuccess } from '../arrangements/index.ts'
import { declaresError, type Operation } from '../contract.ts'
import { EVENT_OBJECT_KINDS, listReferences, type ObjectKind, PEOPLE_KINDS } from '../schemas/references.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import type { NamedCase } from './case.ts'
import { expectError, expectSuccess } from './expect.ts'

type Owner = {
  name: string
  owner: (stage: TestCaller) => Promise<TestCaller>
  isShutOut: (operation: Operation) => boolean
  /** It only has people at another stage's event. */
  isGuest?: true
}

const owners: Owner[] = [
  { name: 'a limited key in its group', owner: apiCallers.limited, isShutOut: isOfAll },
  {
    name: 'a limited key with its people at an event of all',
    owner: apiCallers.limitedGuest,
    isShutOut: isOfAll,
    isGuest: true,
  },
  { name: 'a test key at its event', owner: apiCallers.test, isShutOut: isLive },
  { name: 'a test key with its people at a live event', owner: apiCallers.testGuest, isShutOut: isLive, isGuest: true },
]

export function buildOwnObjectCases(operation: Operation): NamedCase[] {
  if (operation.scope === null || listReferences(operation).length === 0) return []
  const isAboutPeople = listReferences(operation).some(({ kind }) => PEOPLE_KINDS.includes(kind))
  return owners
    .filter(({ isShutOut, isGuest }) => !isShutOut(operation) && (isAboutPeople || !isGuest))
    .map(({ name, owner }) => ({
      name: `${name} reaches what is its own`,
      run: async (stage) => {
        const caller = await owner(stage)
        expectSuccess(caller, await caller.send(operation, await caller.ready(operation)))
      },
    }))
}

/** The audit log belongs to the whole organization, and so do contacts once they are changed. */
function isOfAll(operation: Operation): boolean {
  const isContact = operation.path.startsWith('/v1/contacts')
  return operation.changes ? isContact || isForOrganization(operation) : declaresError(operation, 'api_key_group')
}

/** Operations on an event that only a key of the whole organization may call, live or test. */
function isForOrganization(operation: Operation): boolean {
  const isAdmin = operation.scope === 'admin'
  return isAdmin && declaresError(operation, 'api_key_group') && !declaresError(operation, 'api_key_test_mode')
}

/** Operations that a test key may call for test events and test groups only. */
function isLive(operation: Operation): boolean {
  const isOfGroups = operation.path.startsWith('/v1/groups')
  const isOfEvent = listReferences(operation).some(({ kind, place }) => kind === 'event' && place === 'path')
  return declaresError(operation, 'api_key_test_mode') && !isOfEvent && !isOfGroups
}

type Reach = {
  name: string
  code: 'api_key_group' | 'api_key_test_mode'
  guest: (stage: TestCaller) => Promise<TestCaller>
  /** Kinds of objects of the whole organization that the guest sees. */
  sees: readonly ObjectKind[]
}

const reaches: Reach[] = [
  {
    name: 'a limited key at an event of all',
    code: 'api_key_group',
    guest: apiCallers.limited,
    sees: EVENT_OBJECT_KINDS,
  },
  {
    name: 'a test key at what is live',
    code: 'api_key_test_mode',
    guest: apiCallers.test,
    sees: [...EVENT_OBJECT_KINDS, 'group'],
  },
]

/** With an object that a key sees but does not own, it can read and register people, and cannot change it. */
export function buildVisibleButNotOwnedCases(operation: Operation): NamedCase[] {
  // What refuses keys is for devices, which see their own event alone.
  if (operation.scope === null || operation.refusesKeys) return []
  return reaches
    .filter(({ sees }) => concerns(operation, sees))
    .map(({ name, code, guest }) => {
      const isRefused = isBound(operation) || (code === 'api_key_group' && isForOrganization(operation))
      return {
        name: isRefused ? `${name} → ${code}` : `${name} is let in`,
        run: async (stage) => {
          const caller = await guest(stage)
          const request = await arrangeSuccess(await apiCallers.main(stage), operation.id)
          const answer = await caller.send(operation, { ...request, key: await caller.keyFor(operation) })
          if (isRefused) expectError(caller, answer, code)
          else expectSuccess(caller, answer)
        },
      }
    })
}

/** Whether the guest sees everything that the operation refers to, or for a bound one everything in its path. */
function concerns(operation: Operation, sees: readonly ObjectKind[]): boolean {
  const references = listReferences(operation)
  const deciding = isBound(operation) ? references.filter(({ place }) => place === 'path') : references
  return deciding.length > 0 && deciding.every(({ kind }) => sees.includes(kind))
}

/** Operations that declare both errors act on the event or group itself. */
const isBound = (operation: Operation): boolean =>
  declaresError(operation, 'api_key_group') && declaresError(operation, 'api_key_test_mode')
