import { bodySchemaOf, contentOf, type Operation } from '../contract.ts'
import { check, Failure } from '../outcome.ts'
import { accepts } from '../schemas/accepts.ts'
import type { Claim } from './case.ts'

/** Every example in the contract matches its schema. */
export function exampleClaims(operation: Operation): Claim[] {
  const { declared } = operation
  const answers = Object.keys(declared.responses).flatMap((status) =>
    contentOf(operation, Number(status)).flatMap(({ schema, examples }) =>
      examples.map(({ name, value }) => ({ name: `${status} ${name}`, schema, value })),
    ),
  )
  const bodySchema = bodySchemaOf(operation)
  const shown = declared.requestBody?.content['application/json']?.examples ?? {}
  const bodies = Object.entries(shown).map(([name, { value }]) => ({
    name: `request ${name}`,
    schema: bodySchema,
    value,
  }))
  return [...answers, ...bodies].map(({ name, schema, value }) => ({
    name: `${name} is valid`,
    run: async () => {
      if (!schema) throw new Failure('the example has no schema')
      check(accepts(schema, value), `${JSON.stringify(value)} is not what its schema says`)
    },
  }))
}
