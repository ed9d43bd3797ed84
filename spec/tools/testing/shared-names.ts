import type { CompiledContract } from '../generate/compile.ts'
import { addErrorResponses } from '../generate/error-responses.ts'
import { extractSharedResponses } from '../generate/shared-responses.ts'
import { moveWebhooksOutOfPaths } from '../generate/tidy.ts'

/** The names of what the document of a contract shares. */
export function listSharedResponseNames(contract: CompiledContract): string[] {
  const document = structuredClone(contract.openapi31)
  moveWebhooksOutOfPaths(document)
  const published = extractSharedResponses(document, addErrorResponses(document, contract))
  return Object.entries(published.components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `${kind}/${name}`),
  )
}

/** The contract with one error in other words. */
export function rewordContractError(contract: CompiledContract, code: string): CompiledContract {
  const facts = contract.errors[code]
  if (!facts) throw new Error(`There is no error ${code}.`)
  const example = { ...facts.example, message: 'It was put in other words.' }
  const reworded = { ...facts, meaning: 'Other words.', remedy: 'Other words.', example }
  return { ...contract, errors: { ...contract.errors, [code]: reworded } }
}
