// @ts-check
import { createTypeSpecLibrary, paramMessage } from '@typespec/compiler'

export const $lib = createTypeSpecLibrary({
  name: '@postern/contract',
  diagnostics: {
    'not-an-error-status': {
      severity: 'error',
      messages: {
        default: paramMessage`The status ${'status'} of the error ${'code'} is not one of a refusal: it lies between 400 and 599.`,
      },
    },
    'repeated-call-errors': {
      severity: 'error',
      messages: {
        default: paramMessage`The errors of the call kind ${'kind'} are declared twice; list them in one @callErrors.`,
      },
    },
    'example-parameter': {
      severity: 'error',
      messages: { default: paramMessage`The example has no ${'name'}, or the operation has no such parameter.` },
    },
    'webhook-name': {
      severity: 'error',
      messages: {
        default: paramMessage`The webhook event "${'name'}" is not named as an object and what happened to it, such as "ticket.issued".`,
      },
    },
  },
  state: {
    operationFacts: { description: 'What the decorators say of each operation' },
    errorFacts: { description: 'The status, example and remedy of each error code' },
    problemParams: { description: 'The params of each rule that input can break' },
    callErrors: { description: 'The errors that each kind of call shares' },
    openLists: { description: 'What each enum means where its list may grow' },
    tags: { description: 'The tags with what they are about, in order' },
    sources: { description: 'Where the objects of each model are listed' },
  },
})

export const { reportDiagnostic, stateKeys } = $lib
