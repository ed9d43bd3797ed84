import type { OperationId } from '../../../../../generated/operations.ts'
import type { FieldDoc } from '../../../../../spec/runtime/console/described.ts'
import { describeOperations, type OperationDoc } from '../../../../surfaces/console/contract/operations.ts'
import { findOperationPermission } from '../../../../surfaces/console/contract/operations-of-members.ts'
import { listPageActs, toConsolePath } from '../../../../surfaces/console/contract/places.ts'
import type { FreezeScenarioTarget } from '../../freeze/target.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { buildMemberRequests, buildVisitorRequests, type ConsoleRequestBuilder } from './console-visit.ts'
import { findPathParameterExample } from './contract-document.ts'
import { makeEventWithManyChoices } from './event-of-choices.ts'
import { makeGrowthOrganization, openGrowthOperationTarget } from './operation-target.ts'

/** Forms of the console that follow from the contract, those of the sandbox's without a session. */

type Form = { page: OperationDoc; act: OperationDoc }

/** Every act, on the first page that offers it. */
export function listConsoleForms(): Form[] {
  const pages = [...describeOperations().values()].filter(
    ({ id, method }) => method === 'GET' && findOperationPermission(id) !== null,
  )
  const found = new Map<OperationId, Form>()
  for (const page of pages)
    for (const act of listPageActs(page)) if (!found.has(act.id)) found.set(act.id, { page, act })
  return [...found.values()]
}

export type ConsoleFormTarget = {
  name: string
  base: string
  open(target: FreezeScenarioTarget): Promise<ConsoleRequestBuilder>
  fill(target: FreezeScenarioTarget, path: string): Promise<string>
}

/** Nobody's: what is deleted, or done without a word, is done to nothing. */
const NOBODYS = '01JQ91A1B2C3D4E5F6G7H8J9K4'

export const SANDBOX_CONSOLE: ConsoleFormTarget = {
  name: 'sandbox form',
  base: '/console/sandbox',
  open: async (target) => buildVisitorRequests(target),
  fill: async (_, path) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => findPathParameterExample(name)),
}

export const MEMBER_CONSOLE: ConsoleFormTarget = {
  name: 'member form',
  base: '/console/live',
  open: (target) =>
    target.once('member at the console', async () => buildMemberRequests(target, await makeGrowthOrganization(target))),
  fill: async (target, path) => (await openGrowthOperationTarget(target, path)).path,
}

/** Where a form is sent. An act that needs nothing to be said is done to nobody. */
function addressOf(at: ConsoleFormTarget, target: FreezeScenarioTarget, { page, act }: Form): Promise<string> {
  return target.once(`${at.name} of ${act.id}`, async () => {
    const isRefused = act.body.some(({ required }) => required) || act.method === 'PATCH'
    const path = isRefused ? await at.fill(target, page.path) : page.path.replaceAll(/\{\w+\}/g, NOBODYS)
    return `${at.base}${toConsolePath(path)}?do=${act.id}`
  })
}

/** Of a form without a session and with one. */
const MAX_FORM_BYTES = 1024 * 1024
const MAX_FIELDS = 4_990
const MAX_ITEMS = 200

const filled = (
  at: ConsoleFormTarget,
  form: Form,
  what: string,
  most: number,
  fields: (size: number) => string,
): InputDimension => ({
  way: `${at.name} ${form.act.id}`,
  what,
  most,
  open: async (target) => {
    const visit = await at.open(target)
    const path = await addressOf(at, target, form)
    return { make: (size) => visit.post(path, `${visit.token}&${fields(size)}`) }
  },
})

type Named = { name: string; field: FieldDoc }

/** Every field, as a form names it; of lists of objects, those of the first item. */
const listNames = (fields: FieldDoc[], prefix = ''): Named[] =>
  fields.flatMap((field): Named[] => {
    const name = prefix + field.name
    if (field.kind === 'object') return listNames(field.fields, `${name}.`)
    if (field.kind === 'objects') return [{ name, field }, ...listNames(field.fields, `${name}.0.`)]
    return [{ name, field }]
  })

function listOfForm(at: ConsoleFormTarget, form: Form): InputDimension[] {
  const named = listNames(form.act.body)
  const texts = named.filter(({ field }) => field.kind !== 'objects').map(({ name }) => name)
  const lists = named.filter(({ field }) => field.kind === 'objects')
  const first = form.act.body[0]?.name ?? 'note'
  const depth = filled(at, form, 'how deep a name is', 30_000, (size) => `${first}${repeatText(size, '.0')}=1`)
  if (texts.length === 0) return [depth]
  return [
    depth,
    filled(at, form, 'fields', MAX_FIELDS, (size) => repeatText(size, (n) => `${first}.${n}.x=1&`)),
    filled(at, form, 'what is in its fields', Math.floor(MAX_FORM_BYTES / texts.length) - 200, (size) =>
      texts.map((name) => `${name}=${repeatText(size, 'a')}`).join('&'),
    ),
    ...lists.map((list) => itemsOf(at, form, list)),
  ]
}

/** Items of a list, at an event where there is as much to choose from for each. */
const itemsOf = (at: ConsoleFormTarget, form: Form, { name, field }: Named): InputDimension => ({
  way: `${at.name} ${form.act.id}`,
  what: `items of ${name}, and what they are chosen from`,
  most: MAX_ITEMS,
  open: async (target) => {
    const visit = await at.open(target)
    const [some] = listNames(field.fields)
    const addressFor = async (size: number) => {
      if (!form.page.path.includes('{event}')) return addressOf(at, target, form)
      const code = await makeEventWithManyChoices(target, at === SANDBOX_CONSOLE, size)
      const path = form.page.path.replace('{event}', code).replaceAll(/\{\w+\}/g, NOBODYS)
      return `${at.base}${toConsolePath(path)}?do=${form.act.id}`
    }
    return {
      make: async (size) => {
        const fields = repeatText(size, (n) => `${name}.${n}.${some?.name}=a&`)
        return visit.post(await addressFor(size), `${visit.token}&${fields}more=${name}`)
      },
    }
  },
})

/** What any form can be filled with, whatever it is about. */
const WRITTEN: [what: string, part: string][] = [
  ['spaces', '+'],
  ['letters', 'a'],
  ['escaped letters', '%61'],
  ['escaped characters', '%C3%B1'],
  ['percent signs', '%'],
  ['equal signs', '='],
  ['empty fields', '&'],
  ['dots', '.'],
  ['line feeds', '%0A'],
]

function listOfWriting(at: ConsoleFormTarget): InputDimension[] {
  const form = listConsoleForms().find(({ act }) => act.id === 'createRegistration') as Form
  return WRITTEN.flatMap(([what, part]) => {
    const most = Math.floor((MAX_FORM_BYTES - 200) / part.length)
    return [
      filled(at, form, `a value of ${what}`, most, (size) => `note=${repeatText(size, part)}`),
      filled(at, form, `a name of ${what}`, most, (size) => `${repeatText(size, part)}=1`),
    ]
  })
}

export const listConsoleFormDimensions = (): InputDimension[] =>
  [SANDBOX_CONSOLE, MEMBER_CONSOLE].flatMap((at) => [
    ...listOfWriting(at),
    ...listConsoleForms().flatMap((form) => listOfForm(at, form)),
  ])
