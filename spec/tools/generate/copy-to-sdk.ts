import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generatedBanner } from './source-text.ts'

const RUNTIME = join(import.meta.dirname, '../../runtime/sdk')

/** The SDK is published by itself, so what it has in common with the tools of the contract is copied into it. */
export function copyRuntimeToSdk(): Record<string, string> {
  const files = globSync('*.ts', { cwd: RUNTIME, exclude: (name) => name.endsWith('.test.ts') }).sort()
  return Object.fromEntries(
    files.map((file) => [
      `sdk/src/generated/${basename(file)}`,
      `${generatedBanner}\n${readFileSync(join(RUNTIME, file), 'utf8')}`,
    ]),
  )
}
