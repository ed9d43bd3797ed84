import { type Document, getOperations } from '../document.ts'

/** The general example of these codes is true for one kind of object only. */
const PARTICULAR = ['conflict', 'invalid_state', 'not_found', 'api_key_test_mode']

/** An error example must not speak of a group when an event cannot be published. */
export function everyErrorExampleFits(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const media = Object.values(operation.responses).map((response) => response.content?.['application/json'])
    return media.flatMap(({ examples = {} } = {}) =>
      PARTICULAR.filter((code) => examples[code]?.$ref).map(
        (code) => `${label} shows the error ${code} of something else; give it one in @refusalExamples.`,
      ),
    )
  })
}
