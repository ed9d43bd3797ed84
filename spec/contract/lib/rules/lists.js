// @ts-check
import { createRule, isTemplateDeclaration, paramMessage } from '@typespec/compiler'
import { getOperationFacts } from '../operation-facts.js'

/** @import { Type } from '@typespec/compiler' */

/** A list has `data` and `page`. @param {Type} type @returns {boolean} */
function isListAnswer(type) {
  if (type.kind === 'Union') return [...type.variants.values()].some((variant) => isListAnswer(variant.type))
  return type.kind === 'Model' && type.properties.has('data') && type.properties.has('page')
}

export const paginatedList = createRule({
  name: 'paginated-list',
  severity: 'warning',
  description: 'Every list says how it is ordered, and goes on with a cursor.',
  messages: {
    order: paramMessage`${'operation'} answers a list but has no @paginated.`,
    parameter: paramMessage`${'operation'} is paginated but takes no ${'parameter'}.`,
  },
  create: (context) => ({
    operation: (target) => {
      if (!target.interface || isTemplateDeclaration(target)) return
      const operation = `${target.interface.name}.${target.name}`
      const { pagination } = getOperationFacts(context.program, target)
      if (!pagination && isListAnswer(target.returnType)) {
        context.reportDiagnostic({ messageId: 'order', format: { operation }, target })
      }
      if (!pagination) return
      for (const parameter of ['cursor', 'limit']) {
        if (target.parameters.properties.has(parameter)) continue
        context.reportDiagnostic({ messageId: 'parameter', format: { operation, parameter }, target })
      }
    },
  }),
})
