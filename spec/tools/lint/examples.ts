import { Ajv2020 } from 'ajv/dist/2020.js'
import { ajvFormats } from '../../runtime/formats/index.ts'
import { type Document, getAllOperations, type MediaType } from '../document.ts'
import { isBinarySchema } from '../fields.ts'
import { applyStrictFormats } from '../strict-formats.ts'

/** Every text body has at least one example, and each example matches its schema. */
export function everyBodyHasValidExamples(document: Document): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { ...ajvFormats, binary: true } })
  ajv.addSchema(applyStrictFormats(document) as object, 'contract')

  const check = (where: string, media: MediaType): string[] => {
    const examples = Object.entries(media.examples ?? {})
    // Bytes, such as those of a picture, cannot be shown in a document.
    if (examples.length === 0) return isBinarySchema(document, media.schema) ? [] : [`${where} has no example.`]
    if (!media.schema) return []
    const validate = ajv.compile(withRootRefs(applyStrictFormats(media.schema)) as object)
    return examples.flatMap(([name, example]) => {
      const value = example.$ref
        ? document.components.examples?.[example.$ref.split('/').at(-1) ?? '']?.value
        : example.value
      return validate(value) ? [] : [`${where}: the example ${name} is not valid: ${ajv.errorsText(validate.errors)}.`]
    })
  }

  return getAllOperations(document).flatMap(({ label, operation }) => [
    ...Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) =>
      check(`${label}: the ${type} body`, media),
    ),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).flatMap(([type, media]) =>
        check(`${label}: the ${status} answer (${type})`, media),
      ),
    ),
  ])
}

const withRootRefs = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
