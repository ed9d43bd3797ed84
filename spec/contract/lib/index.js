// @ts-check
import { defineLinter } from '@typespec/compiler'
import { $authTest, $noun, $sandboxValue, $source } from './connectors.js'
import { $describedBy } from './described-by.js'
import { $callErrors, $errorDetails, $errorFields, $refusal, $remedy } from './error-facts.js'
import {
  $connector,
  $entitlement,
  $envelopeOf,
  $errors,
  $fileBody,
  $host,
  $maxProperties,
  $paginated,
  $refusalExamples,
  $refusesKeys,
  $scope,
  $signedLink,
  $storesResponses,
  $usedOnce,
  $webhook,
} from './operation-facts.js'

import { explainedError } from './rules/errors.js'
import { paginatedList } from './rules/lists.js'
import { completeOperation, hostPath, uniqueOperationId } from './rules/operations.js'

export { getCallErrors, getErrorFacts } from './error-facts.js'
export { $lib } from './library.js'

/** @type {Record<string, Record<string, import('@typespec/compiler').DecoratorFunction>>} */
export const $decorators = {
  Postern: {
    scope: $scope,
    entitlement: $entitlement,
    host: $host,
    paginated: $paginated,
    signedLink: $signedLink,
    fileBody: $fileBody,
    connector: $connector,
    webhook: $webhook,
    envelopeOf: $envelopeOf,
    storesResponses: $storesResponses,
    refusesKeys: $refusesKeys,
    usedOnce: $usedOnce,
    maxProperties: $maxProperties,
    errors: $errors,
    callErrors: $callErrors,
    refusalExamples: $refusalExamples,
    refusal: $refusal,
    errorFields: $errorFields,
    errorDetails: $errorDetails,
    remedy: $remedy,
    source: $source,
    noun: $noun,
    describedBy: $describedBy,
    authTest: $authTest,
    sandboxValue: $sandboxValue,
  },
}

export const $linter = defineLinter({
  rules: [completeOperation, uniqueOperationId, hostPath, paginatedList, explainedError],
})
