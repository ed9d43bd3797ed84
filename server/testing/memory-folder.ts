import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/** In memory if there is room: on a disk, creating and deleting the files of hundreds of databases is slow. */
export async function findMemoryFolder(): Promise<string> {
  try {
    await access(SHARED_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(SHARED_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
