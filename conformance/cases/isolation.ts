import { arrangementOf, arrangeSuccess } from '../arrangements/index.ts'
import { NOBODY } from '../arrangements/objects.ts'
import { declares, type Operation, parametersIn } from '../contract.ts'
import { check, Failure } from '../outcome.ts'
import { accepts } from '../schemas/accepts.ts'
import type { Answer, RequestParts } from '../transports/attempt.ts'
import type { Stage } from '../world/stage.ts'
import type { Case } from './case.ts'
import { describeAnswer, expectCode } from './expect.ts'

const family = 'isolation'
const FORMS_OF_NOBODY = [NOBODY, 'conformance-nobody', '00000000-0000-4000-8000-000000000000']

type Twins = { foreign: RequestParts; missing: RequestParts; ids: string[] }

/** What belongs to somebody else answers exactly like what does not exist. */
export function isolationCases(operation: Operation): Case[] {
  if (!declares(operation, 'not_found')) return []
  const names = parametersIn(operation, 'path').map(({ name }) => name)
  const together = names.length > 1 ? [names] : []
  return [
    ...[...names.map((name) => [name]), ...together].map((chosen) => pathCase(operation, chosen)),
    ...Object.keys(arrangementOf(operation.id).mentions ?? {}).map((place) => mentionCase(operation, place)),
    ...(names.length > 0 && !arrangementOf(operation.id).openToLimitedKeys ? [limitedKeyCase(operation)] : []),
  ]
}

function twinCase(operation: Operation, name: string, arrange: (stage: Stage) => Promise<Twins>): Case {
  return {
    operation,
    family,
    name,
    run: async (stage) => {
      const { foreign, missing, ids } = await arrange(stage)
      const key = await stage.keyFor(operation)
      const answers: string[] = []
      for (const parts of [foreign, missing]) {
        const answer = await stage.send(operation, { ...parts, key })
        expectCode(stage, answer, 'not_found')
        answers.push(withoutIds(answer, ids))
      }
      check(answers[0] === answers[1], `the answers differ: ${answers.join(' and ')}`)
    },
  }
}

function pathCase(operation: Operation, chosen: string[]): Case {
  return twinCase(operation, `path: ${chosen.join(' and ')} of another organization → not_found`, async (stage) => {
    const own = await stage.unused(operation)
    const theirs = await arrangeSuccess(stage.otherOrganization(), operation.id)
    const taken = Object.fromEntries(chosen.map((name) => [name, theirs.path?.[name] ?? '']))
    const nobody = Object.fromEntries(chosen.map((name) => [name, idOfNobody(operation, name)]))
    return {
      foreign: { ...own, path: { ...own.path, ...taken } },
      missing: { ...own, path: { ...own.path, ...nobody } },
      ids: [...Object.values(taken), ...Object.values(nobody)],
    }
  })
}

/** An id of the right form that nothing has. */
function idOfNobody(operation: Operation, name: string): string {
  const parameter = parametersIn(operation, 'path').find((one) => one.name === name)
  const found = FORMS_OF_NOBODY.find((id) => parameter && accepts(parameter.schema, id))
  if (!found) throw new Error(`No id of the form of {${name}} is known that nothing has.`)
  return found
}

function mentionCase(operation: Operation, place: string): Case {
  return twinCase(operation, `${place} of another organization → not_found`, async (stage) => {
    const mention = arrangementOf(operation.id).mentions?.[place]
    if (!mention) throw new Error(`${operation.id} does not mention ${place}.`)
    const { id } = await mention.make(stage.otherOrganization())
    return {
      foreign: await mention.request(stage, id),
      missing: await mention.request(stage, NOBODY),
      ids: [id, NOBODY],
    }
  })
}

function limitedKeyCase(operation: Operation): Case {
  return {
    operation,
    family,
    name: 'an object outside the group of a limited key → not_found or api_key_group',
    run: async (stage) => {
      const { key } = await stage.limited()
      const answer = await stage.send(operation, { ...(await arrangeSuccess(stage, operation.id)), key })
      const isRefused = answer.code === 'not_found' || answer.code === 'api_key_group'
      if (!isRefused) throw new Failure(`expected not_found or api_key_group, got ${describeAnswer(answer)}`)
    },
  }
}

function withoutIds({ text, headers }: Answer, ids: string[]): string {
  const requestId = headers['x-request-id'] ?? ''
  return ids.reduce((rest, id) => rest.replaceAll(id, '<id>'), text.replaceAll(requestId, '<request>'))
}
