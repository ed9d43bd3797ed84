import { join } from 'node:path'
import { type BuiltContract, buildContract, buildWithGatePage } from '../generate/build.ts'
import { type CompiledContract, compileContract } from '../generate/compile.ts'
import { contractEntryPath } from '../generate/generate.ts'
import { computeOncePerRun } from './once-in-run.ts'

/** The contract of this repository, built once for all tests that read it. */
export async function buildPublishedContract(): Promise<BuiltContract> {
  const complete = async () => JSON.stringify(await buildWithGatePage(await buildCompiledContract()))
  return JSON.parse(await computeOncePerRun('contract.json', complete))
}

/** The same with one more read operation. */
export async function buildContractWithOneMoreOperation(): Promise<BuiltContract> {
  const entry = join(import.meta.dirname, 'one-more-operation.tsp')
  return JSON.parse(
    await computeOncePerRun('one-more-operation.json', async () => JSON.stringify(await buildContract(entry))),
  )
}

/** The compiler's output, before anything is completed. */
export async function buildCompiledContract(): Promise<CompiledContract> {
  return JSON.parse(
    await computeOncePerRun('compiled.json', async () => JSON.stringify(await compileContract(contractEntryPath))),
  )
}
