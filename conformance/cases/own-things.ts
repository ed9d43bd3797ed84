import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { OF_PEOPLE, referencesOf } from '../schemas/references.ts'
import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'
import type { Case } from './case.ts'
import { expectSuccess } from './expect.ts'

type Owner = {
  name: string
  owner: (stage: Stage) => Promise<Stage>
  isShutOut: (operation: Operation) => boolean
  /** It has people at the event of another, and nothing else. */
  isGuest?: true
}

const owners: Owner[] = [
  { name: 'a limited key in its group', owner: casts.limited, isShutOut: isOfAll },
  {
    name: 'a limited key with its people at an event of all',
    owner: casts.limitedGuest,
    isShutOut: isOfAll,
    isGuest: true,
  },
  { name: 'a test key at its event', owner: casts.test, isShutOut: isLive },
  { name: 'a test key with its people at a live event', owner: casts.testGuest, isShutOut: isLive, isGuest: true },
]

/** What is hidden from others is not hidden from those whose it is. */
export function ownCases(operation: Operation): Case[] {
  if (operation.scope === null || referencesOf(operation).length === 0) return []
  const isAboutPeople = referencesOf(operation).some(({ kind }) => OF_PEOPLE.includes(kind))
  return owners
    .filter(({ isShutOut, isGuest }) => !isShutOut(operation) && (isAboutPeople || !isGuest))
    .map(({ name, owner }) => ({
      operation,
      family: 'isolation',
      name: `${name} reaches what is its own`,
      run: async (stage) => {
        const caller = await owner(stage)
        const request = await arrangeSuccess(caller, operation.id)
        expectSuccess(caller, await caller.send(operation, { ...request, key: await caller.keyFor(operation) }))
      },
    }))
}

/** The audit log is one for all, and so are the contacts as soon as one changes them. */
function isOfAll(operation: Operation): boolean {
  const isContact = operation.path.startsWith('/v1/contacts')
  return operation.changes ? isContact || isForOrganization(operation) : declares(operation, 'api_key_group')
}

/** What is done to an event by nobody but a key of the whole organization, live or test. */
export function isForOrganization(operation: Operation): boolean {
  const isAdmin = operation.scope === 'admin'
  return isAdmin && declares(operation, 'api_key_group') && !declares(operation, 'api_key_test_mode')
}

/** Whatever a test key cannot do to anything but a test event or a test group. */
function isLive(operation: Operation): boolean {
  const isOfGroups = operation.path.startsWith('/v1/groups')
  const isOfEvent = referencesOf(operation).some(({ kind, place }) => kind === 'event' && place === 'path')
  return declares(operation, 'api_key_test_mode') && !isOfEvent && !isOfGroups
}
