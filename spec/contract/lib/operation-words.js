// @ts-check
import { $returnsDoc, $summary } from '@typespec/compiler'
import { $operationId, getExtensions } from '@typespec/openapi'
import { stateKeys } from './library.js'

/** @import { DecoratorContext as Context, Namespace, Operation, Program, Type } from '@typespec/compiler' */

/** @type {Record<string, string>} */
const VERBS = { get: 'Get', update: 'Change' }

/** @param {string} id */
function inWords(id) {
  const [verb = '', ...rest] = id.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  const article = /^(list|find)$/.test(verb) ? [] : [/^[aeiou]/.test(rest.join()) ? 'an' : 'a']
  return [VERBS[verb] ?? `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}`, ...article, ...rest].join(' ')
}

/** @param {Context} context @param {Operation} target @param {string} id @param {string} [summary] */
export const $named = ({ call }, target, id, summary = inWords(id)) => {
  call($operationId, target, id)
  call($summary, target, summary)
}

/** What an answer holds: the items of a page, and the first of several answers. @param {Type} answer @returns {Type} */
function objectOf(answer) {
  if (answer.kind === 'Union') return objectOf([...answer.variants.values()][0]?.type ?? answer)
  const items = answer.kind === 'Model' ? answer.properties.get('data')?.type : undefined
  return items?.kind === 'Model' && items.indexer ? items.indexer.value : answer
}

/** @param {Context} context @param {Operation} target @param {string} text @param {Type} answer */
export const $answers = ({ program, call }, target, text, answer) => {
  const noun = getExtensions(program, objectOf(answer)).get('x-postern-noun')
  if (noun)
    call(
      $returnsDoc,
      target,
      text.replace(/\{(.*)\}/, (_, form) => noun[form]),
    )
}

/** @param {Context} context @param {Namespace} target @param {Record<string, string>} descriptions */
export const $tagDescriptions = ({ program }, target, descriptions) =>
  program.stateMap(stateKeys.tags).set(target, descriptions)

/** @param {Program} program @returns {{ name: string, description: string }[]} */
export const getTags = (program) =>
  [...program.stateMap(stateKeys.tags).values()]
    .flatMap((descriptions) => Object.entries(descriptions))
    .map(([name, description]) => ({ name, description }))
