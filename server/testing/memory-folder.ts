import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Where files are made that need not outlive the run: in memory where the system offers enough of it. Hundreds of databases are
 * cloned and dropped, and a file system on a disk takes far longer to make and to forget their files than to fill them.
 */
export async function memoryFolder(): Promise<string> {
  try {
    await access(SHARED_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(SHARED_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
