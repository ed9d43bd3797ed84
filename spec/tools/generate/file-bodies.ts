import { type Document, operationsOf } from '../document.ts'

/** Where an operation takes a file in place of its JSON body, the document says so beside that. */
export function addFileBodies(document: Document): void {
  for (const { operation } of operationsOf(document.paths)) {
    const file = operation['x-postern-file-body']
    if (!file || !operation.requestBody) continue
    const { example, ...facts } = file
    const schema = example === undefined ? { type: 'string', format: 'binary' } : { type: 'string' }
    const examples = example === undefined ? {} : { examples: { file: { summary: 'A file', value: example } } }
    operation.requestBody.content[file.type] = { schema, ...examples }
    operation['x-postern-file-body'] = facts
  }
}
