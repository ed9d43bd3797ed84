import type { FailedCall } from '../call.ts'
import { translate } from '../labels.ts'
import { describeFormProblem, describeRefusal, type ShownProblem } from '../refusals.ts'
import type { PageVisit } from '../visit.ts'
import type { FormField } from './choices.ts'

/** A refusal of the API in the words of the form: fields by their labels. */
export function toFormRefusal(visit: PageVisit, fields: FormField[], refused: FailedCall): FailedCall {
  const sentence = describeRefusal(visit, refused)
  const problems = refused.problems.map((problem) => {
    if (problem.rule === undefined) return { path: problem.path, message: sentence ?? problem.message }
    const labelOf = (path: string) => findLabel(visit, fields, path.split('/').slice(1))
    const message = describeFormProblem(visit, withLabels(problem, labelOf), labelOf(problem.path))
    return { path: problem.path, message }
  })
  return { ...refused, problems }
}

/** The rule that names another field names one beside it. */
function withLabels(problem: ShownProblem, labelOf: (path: string) => string | undefined): ShownProblem {
  if (problem.rule !== 'later_than') return problem
  const { path, params } = problem
  const field = labelOf(`${path.slice(0, path.lastIndexOf('/'))}/${params.field}`) ?? params.field
  return { ...problem, params: { field } }
}

/** Several items of a list are told apart by their number. */
function findLabel(visit: PageVisit, fields: FormField[], [name, ...rest]: string[]): string | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return undefined
  const label = translate(visit, field.label)
  if (field.kind === 'object') return findLabel(visit, field.fields, rest) ?? label
  if (field.kind !== 'objects') return label
  const [item, ...below] = rest
  const inside = findLabel(visit, field.fields, below)
  return inside === undefined || item === undefined ? label : `${inside} (${Number(item) + 1})`
}
