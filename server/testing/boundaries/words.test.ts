import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** Names that a new reader would not understand, and their replacements. */
const replaced: [RegExp, string][] = [
  [
    /^(Told|toldBy|insertTold|writeTold)$/,
    'what it is: ErrorContext, QueryCallbacks, ScanWriter, EventRecipient, outboxRows',
  ],
  [/^(Asked|ScanAsked|AskedOutcome|AskedRefusal)$/, 'ScanCall, QuestionsByCode, ListRequest'],
  [/wish/i, 'input, params or options'],
  [/^(openDesk|JobDesk)$/, 'JobContext'],
  [/^(Turns|buildTurns|inTurn|inTurns|eachByItself)$/, 'KeyedLimiter, runLimited, forEachYielding, forEachIsolated'],
  [/^(groupByLine|performJoined|Company)$/, 'createKeyedBatcher, performBatched, LockMode'],
  [/^(LaneRooms|leaseApart|forgetful|settlesItself)$/, 'LaneCapacity, separateLease, asyncCommit, manualAck'],
  [/^(Heart|startHeart|standingOf|Leash|IMPATIENCE)$/, 'Heartbeat, resolveJobCaller, Cancellation, LOCK_TIMEOUT'],
  [/^[jJ]udge/, 'evaluate or check'],
  [/^(keepsAnswers|KeptRow|keepWork)$/, 'storesResponses, StoredResponse, commitsWork'],
  [
    /^(placeChunk|placeRow|Said|wantedBy|firstLook|besides)$/,
    'importBatch, importRow, ParsedRow, lookupKeys, prefetch',
  ],
  [/^whether[A-Z]/, 'check and what is checked'],
  [/^(MOST|LONGEST|HEAVIEST|LARGEST)_/, 'MAX_'],
  [/^forget[A-Z]/, 'purge'],
]

/** There, "judge" means a third-party tool, as in `npm run judges`. */
const EXCEPT = /(^|\/)generated\/|^conformance\/judges\//

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], { cwd: ROOT })
  return listed
    .toString()
    .split('\n')
    .filter((path) => path !== '' && !EXCEPT.test(path))
}

function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('some.ts', text, ts.ScriptTarget.Latest))
  return names
}

const problemsIn = (text: string): string[] =>
  [...namesIn(text)].flatMap((name) => {
    const [, instead] = replaced.find(([pattern]) => pattern.test(name)) ?? []
    return instead === undefined ? [] : [`${name}: rather ${instead}`]
  })

test('names are words of the field', () => {
  const found = sources().flatMap((path) => {
    const problems = problemsIn(readFileSync(join(ROOT, path), 'utf8'))
    return problems.map((problem) => `${path}: ${problem}`)
  })
  expect(found).toEqual([])
})

test('a name that nobody could explain is found, and a comment may say anything', () => {
  expect(problemsIn('/** Told of a wish. */ const MOST_WISHES = judgeUrl(input)')).toHaveLength(2)
})
