import { splitSentences, toFormHelp } from '../../../spec/runtime/console/form-help.ts'
import type { OperationDoc } from './contract/operations.ts'
import { spanishHelpTexts } from './help-es.ts'
import { spanishOperationHelp } from './operation-help-es.ts'
import type { ConsoleVisit } from './visit.ts'

const MAX_SENTENCES = 3

/** Of keys, statuses and codes; the reference has them for who writes programs. */
const FOR_PROGRAMS = /`\w+`|\b4\d\d\b|\bcaller\b/

export function getOperationHelp({ language }: Pick<ConsoleVisit, 'language'>, { id, help }: OperationDoc): string {
  const spanish = language === 'es' ? spanishOperationHelp[id] : undefined
  const sentences = splitSentences(toFormHelp(help)).filter((sentence) => !FOR_PROGRAMS.test(sentence))
  return spanish ?? sentences.slice(0, MAX_SENTENCES).join(' ')
}

export const translateHelp = ({ language }: Pick<ConsoleVisit, 'language'>, help: string): string =>
  language === 'es' ? (spanishHelpTexts.get(help) ?? help) : help
