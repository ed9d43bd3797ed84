import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

/** Computes a text once per test run, in the file that needs it first; the others wait for it. */
export async function computeOncePerRun(name: string, make: () => Promise<string>): Promise<string> {
  const file = join(inject('runFolder'), name)
  for (;;) {
    if (await claim(file)) return await write(file, make)
    const made = await readFile(file, 'utf8').catch(() => null)
    if (made !== null) return made
    await sleep(50)
  }
}

const claimOf = (file: string) => `${file}.claimed`

async function claim(file: string): Promise<boolean> {
  try {
    await mkdir(claimOf(file))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** On failure the claim is removed, so that the next waiting file tries again and gets the error itself. */
async function write(file: string, make: () => Promise<string>): Promise<string> {
  try {
    const text = await make()
    await writeFile(`${file}.part`, text)
    await rename(`${file}.part`, file)
    return text
  } catch (error) {
    await rmdir(claimOf(file))
    throw error
  }
}
