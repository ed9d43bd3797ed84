import type { ProblemParams } from '../../../generated/errors.ts'

export type ProblemRule = keyof ProblemParams

/** The sentence of each rule in one language. `field` is what it calls the value, such as "The field name". */
export type ProblemWords = { [Rule in ProblemRule]: (params: ProblemParams[Rule], field: string) => string }

/** A problem as data: `params` are those of its rule. */
export type BrokenRule = { [Rule in ProblemRule]: { rule: Rule; params: ProblemParams[Rule] } }[ProblemRule]

/** The params of a rule as an argument, which one without any does not have. */
export type ParamsArgument<Rule extends ProblemRule> =
  ProblemParams[Rule] extends Record<string, never> ? [] : [params: ProblemParams[Rule]]

export function describeProblem(words: ProblemWords, { rule, params }: BrokenRule, field: string): string {
  const describe = words[rule] as (params: object, field: string) => string
  return describe(params, field)
}
