import { _, type Ajv2020, type CodeKeywordDefinition, stringify } from 'ajv/dist/2020.js'
import type { Schema } from '../document.ts'

/** The keyword that provides an example of the right shape for errors about values that are not objects. */
const SHAPE = 'shape'

const MAX_SHAPE_LENGTH = 150

/** Makes the validators report what error messages need: the known names, and the shape of a small object. */
export function addErrorDetailKeywords(ajv: Ajv2020): void {
  const original = ajv.getKeyword('additionalProperties') as CodeKeywordDefinition
  ajv.removeKeyword('additionalProperties')
  ajv.addKeyword({
    ...original,
    // At its old position: unknown fields are reported before errors inside the known ones.
    before: 'properties',
    error: {
      message: 'must NOT have additional properties',
      params: ({ params, parentSchema }) =>
        _`{additionalProperty: ${params.additionalProperty}, known: ${stringify(Object.keys(parentSchema?.properties ?? {}))}}`,
    },
  })
  ajv.addKeyword({
    keyword: SHAPE,
    schemaType: 'object',
    error: {
      message: 'must have the shape of the example',
      params: ({ schema }) => _`{example: ${stringify(schema)}}`,
    },
    code: (context) =>
      context.fail(_`!(${context.data} && typeof ${context.data} == "object" && !Array.isArray(${context.data}))`),
  })
}

/** The example of a small object is its shape. */
export function toExampleShape({ type, example, examples }: Schema): { [SHAPE]?: unknown } {
  const [first] = Array.isArray(examples) ? examples : [example]
  const isSmall = typeof first === 'object' && first !== null && JSON.stringify(first).length <= MAX_SHAPE_LENGTH
  return type === 'object' && isSmall ? { [SHAPE]: first } : {}
}
