import { findBodySchema, listAnswerContent, type Operation } from '../contract.ts'
import { assert, CaseFailure } from '../outcome.ts'
import { matchesSchema } from '../schemas/wrong-values.ts'
import type { NamedCase } from './case.ts'

export function buildExampleCases(operation: Operation): NamedCase[] {
  const { declared } = operation
  const answers = Object.keys(declared.responses).flatMap((status) =>
    listAnswerContent(operation, Number(status)).flatMap(({ schema, examples }) =>
      examples.map(({ name, value }) => ({ name: `${status} ${name}`, schema, value })),
    ),
  )
  const bodySchema = findBodySchema(operation)
  const shown = declared.requestBody?.content['application/json']?.examples ?? {}
  const bodies = Object.entries(shown).map(([name, { value }]) => ({
    name: `request ${name}`,
    schema: bodySchema,
    value,
  }))
  return [...answers, ...bodies].map(({ name, schema, value }) => ({
    name: `${name} is valid`,
    run: async () => {
      if (!schema) throw new CaseFailure('the example has no schema')
      assert(matchesSchema(schema, value), `${JSON.stringify(value)} is not what its schema says`)
    },
  }))
}
