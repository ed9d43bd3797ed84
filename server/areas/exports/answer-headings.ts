import { fold } from '../../platform/lists/search-text.ts'
import { PERSON_HEADINGS, TOLD_HEADINGS } from '../booking/index.ts'
import type { ExportScope } from './scope.ts'

/**
 * What stands above each answer: the question, or the code where an import of the file would take the question for something else.
 * `answers.` before a code always leads to it.
 */
export function answerHeadings({ setup }: ExportScope, codes: string[]): (code: string) => string {
  const labels = new Map(setup.questions.map(({ code, label }) => [code, label]))
  const headings = codes.map((code) => labels.get(code) ?? code)
  const taken = new Set(
    [...Object.values(PERSON_HEADINGS), ...Object.values(TOLD_HEADINGS)].flatMap(({ en, es }) => [
      plain(en),
      plain(es),
    ]),
  )
  return (code) => {
    const heading = labels.get(code) ?? code
    const isAmbiguous =
      taken.has(plain(heading)) || headings.filter((other) => plain(other) === plain(heading)).length > 1
    return isAmbiguous ? `answers.${code}` : heading
  }
}

const plain = (heading: string) => fold(heading).replace(/[^\p{L}\p{N}]/gu, '')
