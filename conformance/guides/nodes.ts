import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { installToolPackages } from '../judges/install.ts'

/** The lines of Node that integrators have beside the one that the install brings, which is far too large to bring more. */
const VERSIONS = ['20.20.2', '22.23.3', '24.21.0']

const TESTS = ['conformance/guides/readme.all', 'conformance/guides/sdk-readme.all', 'sdk/testing/packed-package']

const ROOT = join(import.meta.dirname, '../..')
const cache = join(ROOT, 'node_modules/.cache/nodes')

const { platform, arch } = process
const binaries = [platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node', platform, arch].join('-')
const packages = Object.fromEntries(VERSIONS.map((version) => [`node-${version}`, `npm:${binaries}@${version}`]))

await installToolPackages({ packages }, cache)
const folders = Object.keys(packages).map((name) => join(cache, 'node_modules', name, 'bin'))
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/vitest'),
  ['run', '--config=server/testing/vitest.config.ts', ...TESTS],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, POSTERN_NODES: folders.join(delimiter) } },
)
process.exitCode = status ?? 1
