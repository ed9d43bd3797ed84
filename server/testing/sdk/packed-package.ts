import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { computeOncePerRun } from '../../../spec/tools/testing/once-in-run.ts'
import { WAIT_TIMEOUT_MS } from '../patience.ts'

export const execFileAsync = promisify(execFile)

const sdk = join(import.meta.dirname, '../../../sdk')
export const nodeModulesFolder = join(sdk, '../node_modules')

/** For a compiler that checks every declaration except its own libraries. */
export const SKIP_DEFAULT_LIB_CHECK = '--skipDefaultLibCheck'

export const getNodeBinPath = (name: string) => join(nodeModulesFolder, '.bin', name)

export type SdkConsumerProject = AsyncDisposable & {
  folder: string
  /** The package as it would be published. */
  tarball: string
  package: string
  /** Runs a program in the project, and returns its output parsed as JSON. */
  run(source: string, environment: Record<string, string>, node?: string): Promise<unknown>
}

/** Builds and packs the SDK, and returns where the package is. */
async function packSdk(): Promise<string> {
  const folder = inject('runFolder')
  const built = join(folder, 'sdk')
  for (const file of ['package.json', 'README.md', 'LICENSE', 'examples']) {
    await cp(join(sdk, file), join(built, file), { recursive: true })
  }
  await execFileAsync(process.execPath, [join(sdk, 'build.ts'), join(built, 'dist')])
  const { stdout } = await execFileAsync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: built,
  })
  const packed = JSON.parse(stdout)
  const { filename } = Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
  return join(folder, filename)
}

/** Unpacks the SDK, packed once per run, into a project outside of this repository. */
export async function installPackedSdk(): Promise<SdkConsumerProject> {
  const packed = await computeOncePerRun('packed-sdk', packSdk)
  const folder = await mkdtemp(join(tmpdir(), 'postern-consumer-'))
  const tarball = join(folder, basename(packed))
  await copyFile(packed, tarball)
  const unpacked = join(folder, 'node_modules/@postern/sdk')
  await mkdir(unpacked, { recursive: true })
  await execFileAsync('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked])
  for (const dependency of ['openapi-fetch', 'openapi-typescript-helpers']) {
    await cp(join(nodeModulesFolder, dependency), join(folder, 'node_modules', dependency), { recursive: true })
  }
  await mkdir(join(folder, 'node_modules/.bin'))
  await chmod(join(unpacked, 'dist/cli/main.js'), 0o755)
  await symlink('../@postern/sdk/dist/cli/main.js', join(folder, 'node_modules/.bin/postern'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }))
  return {
    folder,
    tarball,
    package: unpacked,
    run: async (source, environment, node = process.execPath) => {
      await writeFile(join(folder, 'main.mjs'), source)
      const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: WAIT_TIMEOUT_MS }
      return JSON.parse((await execFileAsync(node, ['main.mjs'], options)).stdout)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
