import type { Document } from '../document.ts'
import { connectorLintRules } from './connectors.ts'
import { everyModelServesOneDirection, everyResponseEnumIsOpen } from './directions.ts'
import { everyErrorExampleFits } from './errors.ts'
import { everyBodyHasValidExamples } from './examples.ts'
import { everyListHasAPage } from './lists.ts'
import { everyFileFormatCanBeChosen, everyOperationHasAnSdkName } from './sdk.ts'
import { everyObjectReferenceHasAValueSource, everyValueSourceIsValid } from './sources.ts'
import { toolLintRules } from './tools.ts'
import { textLintRules } from './words.ts'

const rules: ((document: Document) => string[])[] = [
  everyModelServesOneDirection,
  everyResponseEnumIsOpen,
  everyErrorExampleFits,
  everyBodyHasValidExamples,
  everyListHasAPage,
  ...toolLintRules,
  everyOperationHasAnSdkName,
  everyFileFormatCanBeChosen,
  ...textLintRules,
  everyObjectReferenceHasAValueSource,
  everyValueSourceIsValid,
  ...connectorLintRules,
]

/** Checks the emitted document for what the server, the SDK and the reference rely on. Each problem is a sentence. */
export const lintContract = (document: Document): string[] => rules.flatMap((rule) => rule(document))
