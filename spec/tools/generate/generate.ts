import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lintContract } from '../lint/index.ts'
import { buildRepository, type GeneratedFiles } from './build.ts'
import { ContractError } from './compile.ts'

export const repositoryRoot = join(import.meta.dirname, '../../..')
export const contractEntryPath = join(repositoryRoot, 'spec/contract/main.tsp')

export async function findStaleFiles(files: GeneratedFiles): Promise<string[]> {
  const checks = Object.entries(files).map(async ([path, content]) => {
    const current = await readFile(join(repositoryRoot, path), 'utf8').catch(() => null)
    return current === content ? [] : [path]
  })
  return (await Promise.all(checks)).flat()
}

async function generate(): Promise<string> {
  const { document, files } = await buildRepository(contractEntryPath)
  const problems = lintContract(document)
  if (problems.length > 0) throw new ContractError(problems.map((problem) => `spec: ${problem}`).join('\n'))
  const stale = await findStaleFiles(files)
  for (const path of stale) {
    await mkdir(dirname(join(repositoryRoot, path)), { recursive: true })
    await writeFile(join(repositoryRoot, path), files[path] ?? '')
  }
  return stale.length === 0 ? 'Nothing to do: every generated file is fresh.' : `Wrote ${stale.join(', ')}.`
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await generate()}\n`)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
