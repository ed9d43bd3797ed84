// @ts-check
import { createRule, getAllTags, getDoc, getSummary, isTemplateDeclaration, paramMessage } from '@typespec/compiler'
import { getHttpOperation } from '@typespec/http'
import { getOperationId } from '@typespec/openapi'
import { findHost } from '../hosts.js'
import { getOperationFacts } from '../operation-facts.js'

/** @import { Operation, Program } from '@typespec/compiler' */

/** Operations of interfaces are served or sent; others are templates. @param {Operation} operation */
const isPublished = (operation) => operation.interface !== undefined && !isTemplateDeclaration(operation)

/** @param {Operation} operation */
const nameOf = ({ interface: parent, name }) => `${parent?.name}.${name}`

/** @param {Program} program @param {Operation} operation */
const pathOf = (program, operation) => getHttpOperation(program, operation)[0].path

/** @param {Program} program @param {Operation} operation @returns {string[]} */
function whatItLacks(program, operation) {
  const facts = getOperationFacts(program, operation)
  const { webhook, scope, entitlement, errors, 'refuses-keys': refusesKeys } = facts
  const [host] = findHost(pathOf(program, operation))
  const isForEveryone = host === 'tenant' || (refusesKeys && !scope)
  const needed = {
    '@operationId': getOperationId(program, operation),
    '@summary': getSummary(program, operation),
    'doc comment': getDoc(program, operation),
    '@tag': getAllTags(program, operation)?.length,
    ...(webhook ? {} : { '@errors': errors }),
    ...(webhook || isForEveryone ? {} : { '@scope': scope, '@entitlement': entitlement }),
  }
  return Object.entries(needed).flatMap(([decorator, said]) => (said ? [] : [decorator]))
}

export const completeOperation = createRule({
  name: 'complete-operation',
  severity: 'warning',
  description: 'Every operation says what it is and who may call it.',
  messages: { default: paramMessage`${'operation'} has no ${'decorator'}.` },
  create: (context) => ({
    operation: (operation) => {
      if (!isPublished(operation)) return
      for (const decorator of whatItLacks(context.program, operation)) {
        context.reportDiagnostic({ format: { operation: nameOf(operation), decorator }, target: operation })
      }
    },
  }),
})

export const uniqueOperationId = createRule({
  name: 'unique-operation-id',
  severity: 'warning',
  description: 'An operation is found by its id alone.',
  messages: { default: paramMessage`The operation id ${'id'} is used more than once.` },
  create: (context) => {
    const seen = new Set()
    return {
      operation: (operation) => {
        const id = isPublished(operation) ? getOperationId(context.program, operation) : undefined
        if (id && seen.has(id)) context.reportDiagnostic({ format: { id }, target: operation })
        seen.add(id)
      },
    }
  },
})

export const hostPath = createRule({
  name: 'host-path',
  severity: 'warning',
  description: 'A path tells its host.',
  messages: { default: paramMessage`${'path'} does not begin as the paths of a host do.` },
  create: (context) => ({
    operation: (operation) => {
      if (!isPublished(operation) || getOperationFacts(context.program, operation).webhook) return
      const path = pathOf(context.program, operation)
      const [host] = findHost(path)
      if (!host) context.reportDiagnostic({ format: { path }, target: operation })
    },
  }),
})
