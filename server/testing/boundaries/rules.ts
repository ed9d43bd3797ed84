import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Layers of the server; each may import from those before it. */
export const SERVER_LAYERS = ['platform', 'access', 'request', 'areas', 'surfaces'] as const

/** What conformance takes of the server: how one is started and filled in its process, and what its answers are typed by. */
const SERVER_FOR_CONFORMANCE = [
  'testing/',
  'composition/(app|prepare-database|server)\\.ts$',
  'config/config\\.ts$',
  'access/(callers|keys|license|links|members|organizations|plans)/index\\.ts$',
  'areas/(devices|sandbox|sources|webhooks)/index\\.ts$',
  'surfaces/console/contract/operations-of-members\\.ts$',
  'areas/webhooks/deliveries/send\\.ts$',
  'request/exchange\\.ts$',
  'platform/(clock|ids|log|secret-box)\\.ts$',
  'platform/contract/(refusal|route-table)\\.ts$',
  'platform/database/(connect|prepared)\\.ts$',
  'platform/formats/public-key\\.ts$',
  'platform/lists/cursor\\.ts$',
  'platform/work/work\\.ts$',
].map((path) => `^server/${path}`)

const TEST_CODE = '\\.test\\.ts$|\\.types\\.ts$|/testing/|/testing\\.ts$'
const LOOSE_FILES = '^server/[^/]+\\.ts$'

const upwards: IForbiddenRuleType[] = SERVER_LAYERS.map((layer, level) => {
  const above = [...SERVER_LAYERS.slice(level + 1), 'composition', 'config', 'admin', 'testing', 'embedded-postgres']
  return {
    name: `${layer} imports nothing above it`,
    severity: 'error',
    from: { path: `^server/${layer}/`, pathNot: TEST_CODE },
    to: { path: [`^server/(${above.join('|')})/`, LOOSE_FILES] },
  }
})

/** Other modules may be imported only through their index. */
const pastTheIndex: IForbiddenRuleType[] = ['access', 'areas', 'surfaces'].flatMap((layer) => [
  {
    name: `a room of ${layer} does not reach into another past its index`,
    severity: 'error',
    from: { path: `^server/${layer}/([^/]+)/`, pathNot: TEST_CODE },
    to: { path: `^server/${layer}/[^/]+/`, pathNot: [`^server/${layer}/$1/`, `^server/${layer}/[^/]+/index\\.ts$`] },
  },
  {
    name: `nobody else reaches into a room of ${layer} past its index`,
    severity: 'error',
    from: { path: '^(server|conformance|bench)/', pathNot: [`^server/${layer}/`, TEST_CODE] },
    to: { path: `^server/${layer}/[^/]+/`, pathNot: [`^server/${layer}/[^/]+/index\\.ts$`, TEST_CODE] },
  },
])

/** Tests of all folders included. The golden cases are data of all. */
const betweenFolders: IForbiddenRuleType[] = [
  {
    name: 'the contract imports nothing of those who follow it',
    severity: 'error',
    from: { path: '^spec/' },
    to: { path: '^(server|conformance|bench)/|^sdk/(?!src/generated/)' },
  },
  {
    name: 'the server imports nothing of those who check and measure it',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(conformance|bench)/', pathNot: '\\.json$' },
  },
  {
    name: 'conformance and the bench know nothing of each other',
    severity: 'error',
    from: { path: '^(conformance|bench)/' },
    to: { path: '^(conformance|bench)/', pathNot: '^$1/' },
  },
  {
    name: 'conformance imports of the server what is listed',
    severity: 'error',
    from: { path: '^conformance/' },
    to: { path: '^server/', pathNot: SERVER_FOR_CONFORMANCE },
  },
]

export const importRules: IForbiddenRuleType[] = [
  ...betweenFolders,
  {
    name: 'areas know nothing of requests',
    severity: 'error',
    from: { path: '^server/areas/', pathNot: TEST_CODE },
    to: { path: '^server/request/' },
  },
  {
    // The composition passes in what they ask of it.
    name: 'neither areas nor surfaces know the sandbox',
    severity: 'error',
    from: { path: '^server/(areas|surfaces)/', pathNot: ['^server/areas/sandbox/', TEST_CODE] },
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
    from: { path: '^(server|conformance|bench)/' },
    to: { path: '^(node_modules/)?@postern/sdk|^sdk/dist/' },
  },
  {
    // The image of the server has no other folder of spec/.
    name: 'what is shipped imports of the contract what it shares',
    severity: 'error',
    from: { path: '^server/', pathNot: TEST_CODE },
    to: { path: '^spec/(?!runtime/)' },
  },
  {
    name: 'what is shipped imports nothing that only tests need',
    severity: 'error',
    from: { path: '^server/', pathNot: TEST_CODE },
    to: { path: TEST_CODE },
  },
]
