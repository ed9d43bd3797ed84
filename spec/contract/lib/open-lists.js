// @ts-check
import { $doc, $friendlyName } from '@typespec/compiler'
import { stateKeys } from './library.js'

/** @import { DecoratorContext as Context, Enum, Program, Union } from '@typespec/compiler' */

/** The names of open lists. @param {Program} program */
export const getOpenLists = (program) =>
  new Set([...program.stateMap(stateKeys.openLists).keys()].map((known) => nameOpen(/** @type {Enum} */ (known))))

/** @param {Enum} known */
const nameOpen = ({ name }) => name.replace(/^Known/, '')

/** @param {Context} context @param {Enum} target @param {string} text */
export const $openAs = ({ program }, target, text) => program.stateMap(stateKeys.openLists).set(target, text)

/** @param {Context} context @param {Union} target @param {Enum} known */
export const $opens = ({ program, call }, target, known) => {
  call($friendlyName, target, nameOpen(known), undefined)
  call($doc, target, `${program.stateMap(stateKeys.openLists).get(known)} The list may grow.`, undefined)
}
