import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Layers of the server; each may import from those before it. */
export const LAYERS = ['platform', 'access', 'request', 'areas'] as const

const TEST_CODE = '\\.test\\.ts$|\\.types\\.ts$|/testing/|/testing\\.ts$'
const LOOSE_FILES = '^server/[^/]+\\.ts$'

const upwards: IForbiddenRuleType[] = LAYERS.map((layer, level) => {
  const above = [...LAYERS.slice(level + 1), 'composition', 'config', 'admin', 'testing', 'embedded-postgres']
  return {
    name: `${layer} imports nothing above it`,
    severity: 'error',
    from: { path: `^server/${layer}/`, pathNot: TEST_CODE },
    to: { path: [`^server/(${above.join('|')})/`, LOOSE_FILES] },
  }
})

/** Other modules may be imported only through their index. */
const pastTheIndex: IForbiddenRuleType[] = ['access', 'areas'].flatMap((layer) => [
  {
    name: `a room of ${layer} does not reach into another past its index`,
    severity: 'error',
    from: { path: `^server/${layer}/([^/]+)/`, pathNot: TEST_CODE },
    to: { path: `^server/${layer}/[^/]+/`, pathNot: [`^server/${layer}/$1/`, `^server/${layer}/[^/]+/index\\.ts$`] },
  },
  {
    name: `nobody else reaches into a room of ${layer} past its index`,
    severity: 'error',
    from: { path: '^(server|conformance)/', pathNot: [`^server/${layer}/`, TEST_CODE] },
    to: { path: `^server/${layer}/[^/]+/`, pathNot: [`^server/${layer}/[^/]+/index\\.ts$`, TEST_CODE] },
  },
])

export const rules: IForbiddenRuleType[] = [
  {
    // The composition passes in what areas ask of it.
    name: 'no area knows the sandbox',
    severity: 'error',
    from: { path: '^server/areas/', pathNot: ['^server/areas/sandbox/', TEST_CODE] },
    to: { path: '^server/areas/sandbox/' },
  },
  ...upwards,
  ...pastTheIndex,
  {
    name: 'no file imports itself by way of others',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'only the start, the command line and the tests know the embedded PostgreSQL',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: ['^server/(embedded-postgres|admin|testing)/', '^server/composition/start(-failure)?\\.ts$', TEST_CODE],
    },
    to: { path: '^server/embedded-postgres/' },
  },
  {
    // The package name resolves to the build, which may be stale or missing.
    name: 'the sources of the SDK are imported as #sdk',
    severity: 'error',
    from: { path: '^(server|conformance)/' },
    to: { path: '^(node_modules/)?@postern/sdk|^sdk/dist/' },
  },
  {
    name: 'what is shipped imports nothing that only tests need',
    severity: 'error',
    from: { path: '^server/', pathNot: TEST_CODE },
    to: { path: TEST_CODE },
  },
]
