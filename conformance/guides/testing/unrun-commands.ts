import type { GuideCodePiece } from './guide-code.ts'

/** A command of a guide that the tests do not run, and why. `code` is the whole command as written. */
export type SkippedCommand = { guide: string; code: string; reason: string }

/** Followed after the README, in the same terminal. */
export const TOUR_GUIDE_PATH = 'server/guides/tour.md'

const LONG = 'It runs for many minutes, and what it is made of has tests of its own.'
const ELSEWHERE =
  'It calls a server of somebody else. conformance/run/foreign.test.ts makes the same run against one of ours.'
const TESTS = 'It is the command that runs these tests, or a part of them.'

/** All code in the guides that is not run, with the reason. Everything else is run as written. */
export const skippedCommands: SkippedCommand[] = [
  {
    guide: 'README.md',
    code: 'npm ci',
    reason: 'It has brought what these tests run with, and asks the registry. What stands after it is run.',
  },
  {
    guide: TOUR_GUIDE_PATH,
    code: `post /webhooks '{"url":"https://hooks.example.com/postern","event_types":["registration.confirmed","ticket.issued"]}'`,
    reason: 'It asks the DNS for a public host. server/areas/webhooks makes endpoints with a DNS of its own.',
  },
  { guide: 'README.md', code: 'npm test', reason: TESTS },
  { guide: 'CONTRIBUTING.md', code: 'npm ci && npm test', reason: TESTS },
  ...['README.md', 'CONTRIBUTING.md'].map((guide) => ({ guide, code: 'npm run test:all', reason: TESTS })),
  {
    guide: 'CONTRIBUTING.md',
    code: 'npx --no-install tsc --noEmit',
    reason: 'It is one of the checks that `npm test` makes beside these tests.',
  },
  { guide: 'CONTRIBUTING.md', code: 'npm run test:files -- server/areas/events', reason: TESTS },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- webhooks', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- import', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- source', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- communications', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- changes', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- freeze', reason: LONG },
  ...['CONTRIBUTING.md', 'server/guides/scaling.md'].map((guide) => ({
    guide,
    code: 'npm run cluster -- --url postgres://…',
    reason: 'It needs a cluster.',
  })),
  { guide: 'CONTRIBUTING.md', code: 'npm run faults -- growth', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run test:long', reason: LONG },
  { guide: 'CONTRIBUTING.md', code: 'npm run nodes', reason: LONG },
  { guide: 'conformance/README.md', code: 'npm run nodes', reason: LONG },
  ...['CONTRIBUTING.md', 'server/guides/scaling.md'].map((guide) => ({ guide, code: 'npm run bench', reason: LONG })),
  {
    guide: 'CONTRIBUTING.md',
    code: 'npm run conformance -- --only <operationId>',
    reason: 'It has a gap to fill in. With an operation it is run as conformance/README.md has it.',
  },
  ...[
    '',
    ' -- scan --rounds 3',
    ' -- --runs 3',
    ' -- webhooks',
    ' -- webhooks-fairness',
    ' -- export',
    ' -- import',
    ' -- import-workbook',
    ' -- gate',
    ' -- console',
  ].map((which) => ({
    guide: 'bench/README.md',
    code: `npm run bench${which}`,
    reason: LONG,
  })),
  { guide: 'conformance/README.md', code: 'npm run conformance', reason: LONG },
  {
    guide: 'conformance/README.md',
    code: 'npm run conformance -- --base-url https://tickets.example --key KEY',
    reason: ELSEWHERE,
  },
  {
    guide: 'conformance/README.md',
    code: 'npm run conformance -- --base-url https://tickets.example --keys FILE',
    reason: ELSEWHERE,
  },
  { guide: 'conformance/README.md', code: 'npm run conformance -- --json FILE', reason: LONG },
  {
    guide: 'conformance/README.md',
    code: 'npm run judges',
    reason: 'It installs a dozen tools from the registry and runs for minutes.',
  },
  {
    guide: 'conformance/README.md',
    code: 'npm run judges -- --only orval-fetch',
    reason: 'It installs a tool from the registry.',
  },
  {
    guide: 'conformance/README.md',
    code: 'npm run judges -- --cache FOLDER',
    reason: 'The same.',
  },
  ...['CONTRIBUTING.md', 'conformance/README.md', 'spec/tools/connectors/README.md'].map((guide) => ({
    guide,
    code: 'npm run connectors',
    reason: "It installs the platforms' own tools from the registry.",
  })),
  {
    guide: 'conformance/README.md',
    code: 'npm run scan-cases -- conformance/scan-cases.json --base-url https://tickets.example --test-key KEY',
    reason: 'It calls a server of somebody else. conformance/scan-cases has tests that do so with one of ours.',
  },
  {
    guide: 'conformance/README.md',
    code: 'npm run scan-cases -- conformance/scan-cases-live.json --base-url https://tickets.example --live-key KEY --test-key KEY',
    reason: 'It calls a server of somebody else. conformance/scan-cases has tests that do so with one of ours.',
  },
]

/** The commands of a shell block, without those listed as not run. */
export function removeSkippedCommands({ guide, code }: Pick<GuideCodePiece, 'guide' | 'code'>): string {
  const listed = new Set(skippedCommands.filter((entry) => entry.guide === guide).map((entry) => entry.code))
  const isRun = (command: string) => !listed.has(removeTrailingComment(command))
  return code
    .split('\n')
    .filter(isRun)
    .map((line) => (line.includes(' && ') ? line.split(' && ').filter(isRun).join(' && ') : line))
    .join('\n')
}

/** Comments are separated from commands by at least two spaces. */
export const removeTrailingComment = (command: string) => command.replace(/ {2,}#.*$/, '').trim()
