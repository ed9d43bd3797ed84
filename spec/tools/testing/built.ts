import { join } from 'node:path'
import { type BuiltContract, buildContract, completeRepository } from '../generate/build.ts'
import { type CompiledContract, compileContract } from '../generate/compile.ts'
import { contractEntry } from '../generate/generate.ts'
import { onceInRun } from './once-in-run.ts'

/** The contract of this repository, built once for all tests that read it. */
export async function publishedContract(): Promise<BuiltContract> {
  const complete = async () => JSON.stringify(await completeRepository(await compiledContract()))
  return JSON.parse(await onceInRun('contract.json', complete))
}

/** The same with one more read operation. */
export async function contractWithOneMore(): Promise<BuiltContract> {
  const entry = join(import.meta.dirname, 'one-more-operation.tsp')
  return JSON.parse(await onceInRun('one-more-operation.json', async () => JSON.stringify(await buildContract(entry))))
}

/** The compiler's output, before anything is completed. */
export async function compiledContract(): Promise<CompiledContract> {
  return JSON.parse(await onceInRun('compiled.json', async () => JSON.stringify(await compileContract(contractEntry))))
}
