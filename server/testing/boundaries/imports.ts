import { join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IModule } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const ROOT = join(import.meta.dirname, '../../..')

/** Reads the imports of the given folders, type imports included, and checks them against the rules. */
export async function readModuleImports(
  folders: string[],
  forbidden: IForbiddenRuleType[],
  baseDir = ROOT,
): Promise<ICruiseResult> {
  const tsConfig = join(ROOT, 'tsconfig.json')
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '^generated/', '^sdk/'] },
      exclude: { path: '^generated/validators' },
      skipAnalysisNotInRules: true,
    },
    undefined,
    { tsConfig: extractTSConfig(tsConfig) },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.')
  return output
}

const SHIPPED = /^server\/(?!testing\/|.*(\.test\.ts$|\.types\.ts$|\/testing\/|\/testing\.ts$))/

/** The module of a server file, such as `areas/events` or `request`; the start belongs to the composition. */
export function getLayerFolder(path: string): string {
  const [, layer = '', room = ''] = path.split('/')
  if (layer.endsWith('.ts')) return 'composition'
  return ['platform', 'access', 'areas', 'surfaces'].includes(layer) ? `${layer}/${room}` : layer
}

/** The modules that each module imports. */
export function mapFolderImports(modules: IModule[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    if (!SHIPPED.test(source)) continue
    const own = getLayerFolder(source)
    const imported = rooms.get(own) ?? new Set()
    rooms.set(own, imported)
    for (const { resolved } of dependencies) {
      if (SHIPPED.test(resolved) && getLayerFolder(resolved) !== own) imported.add(getLayerFolder(resolved))
    }
  }
  return rooms
}

/** Length of the longest import chain below a module; throws if it is circular. */
export function computeFolderLevel(rooms: Map<string, Set<string>>, room: string, above: string[] = []): number {
  if (above.includes(room)) throw new Error(`Rooms import each other: ${[...above, room].join(' → ')}`)
  const below = [...(rooms.get(room) ?? [])].map((next) => computeFolderLevel(rooms, next, [...above, room]))
  return 1 + Math.max(0, ...below)
}
