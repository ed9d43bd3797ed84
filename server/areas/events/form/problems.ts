import type { Problem } from '../../../platform/contract/problems.ts'
import type { NewForm, Question, Rules } from './shape.ts'

const WITH_CHOICES = ['choice', 'multi_choice']

/** What the schema cannot say. */
export function problemsOf({ questions, rules }: NewForm): Problem[] {
  return [
    ...questions.flatMap((question, index) => questionProblems(question, index, questions)),
    ...ruleProblems(rules),
  ]
}

function questionProblems({ code, type, choices }: Question, index: number, all: Question[]): Problem[] {
  const at = (field: string, words: string) => ({
    path: `body/questions/${index}/${field}`,
    message: `The field questions.${index}.${field} ${words}.`,
  })
  const problems: Problem[] = []
  if (all.findIndex((question) => question.code === code) !== index) {
    problems.push(at('code', `repeats the code ${code}, which another question has`))
  }
  const wantsChoices = WITH_CHOICES.includes(type)
  if (wantsChoices && !choices) problems.push(at('choices', `is missing, and a question of the type ${type} needs it`))
  if (!wantsChoices && choices) problems.push(at('choices', `does not belong to a question of the type ${type}`))
  if (choices && new Set(choices).size < choices.length) problems.push(at('choices', 'offers the same choice twice'))
  return problems
}

function ruleProblems({ registration_opens_at: opens, registration_closes_at: closes }: Rules): Problem[] {
  if (!opens || !closes || Date.parse(opens) < Date.parse(closes)) return []
  const message = 'The field rules.registration_closes_at must be later than registration_opens_at.'
  return [{ path: 'body/rules/registration_closes_at', message }]
}
