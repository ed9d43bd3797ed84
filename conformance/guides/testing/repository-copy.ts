import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { REPOSITORY_ROOT } from './guide-code.ts'

/** Not tracked by git; packages are linked instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'scratch', 'dist', 'tsp-output'])

/** The repository as after `npm ci`, with linked packages. A later copy of the same name reuses its compile cache. */
export async function copyRepository(folderName: string): Promise<string> {
  const folder = join(inject('runFolder'), folderName)
  await cp(REPOSITORY_ROOT, folder, {
    recursive: true,
    filter: (path) => path === REPOSITORY_ROOT || !LEFT_OUT.has(basename(path)),
  })
  const modules = join(REPOSITORY_ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules/@postern'), { recursive: true })
  for (const name of await readdir(modules)) {
    if (name !== '@postern') await symlink(join(modules, name), join(folder, 'node_modules', name))
  }
  // Symlinks to our own packages must lead into the copy.
  await rm(join(folder, 'node_modules/.bin'))
  await cp(join(modules, '.bin'), join(folder, 'node_modules/.bin'), { recursive: true, verbatimSymlinks: true })
  await symlink(join(folder, 'sdk'), join(folder, 'node_modules/@postern/sdk'))
  return folder
}
