import type { Document } from '../document.ts'
import { connectorsAreComplete, everyInputKeyIsUnique, triggersAreComplete } from './connectors.ts'
import { everyAnsweredEnumIsOpen, everyModelServesOneDirection } from './directions.ts'
import { everyErrorFitsItsOperation } from './errors.ts'
import { everyExampleIsValid } from './examples.ts'
import { everyListHasAPage } from './lists.ts'
import { everyFileCanBeChosen, everyOperationHasAnSdkName } from './sdk.ts'
import { everyReferenceHasASource, everySourceLeadsSomewhere } from './sources.ts'
import { toolRules } from './tools.ts'
import {
  everyInputHasATitle,
  everyNullIsExplained,
  everyPathParameterHasAnExample,
  everythingIsDescribed,
} from './words.ts'

export type Rule = (document: Document) => string[]

const rules: Rule[] = [
  everyModelServesOneDirection,
  everyAnsweredEnumIsOpen,
  everyErrorFitsItsOperation,
  everyExampleIsValid,
  everyListHasAPage,
  ...toolRules,
  everyOperationHasAnSdkName,
  everyFileCanBeChosen,
  everythingIsDescribed,
  everyNullIsExplained,
  everyInputHasATitle,
  everyPathParameterHasAnExample,
  everyReferenceHasASource,
  everySourceLeadsSomewhere,
  everyInputKeyIsUnique,
  connectorsAreComplete,
  triggersAreComplete,
]

/** Checks the emitted document for what the server, the SDK and the reference rely on. Each problem is a sentence. */
export function checkContract(document: Document): string[] {
  return rules.flatMap((rule) => rule(document))
}
