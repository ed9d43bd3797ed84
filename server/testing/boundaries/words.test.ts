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
    'what it is: ErrorContext, QueryCallbacks, ScanWriter, EventWithEndpoint, buildOutboxStatements',
  ],
  [/^(Asked|ScanAsked|AskedOutcome|AskedRefusal)$/, 'ScanCall, QuestionsByCode, SourceListRequest'],
  [/wish/i, 'input, params or options'],
  [/^(openDesk|JobDesk)$/, 'JobContext'],
  [/^(Turns|buildTurns|inTurn|inTurns|eachByItself)$/, 'KeyedLimiter, runLimited, forEachYielding, forEachIsolated'],
  [/^(groupByLine|performJoined|Company)$/, 'buildKeyedBatcher, performBatched, ScanLockMode'],
  [/^(LaneRooms|leaseApart|forgetful|settlesItself)$/, 'LaneCapacity, separateLease, asyncCommit, retries'],
  [
    /^(Heart|startHeart|standingOf|Leash|IMPATIENCE)$/,
    'Heartbeat, resolveJobCaller, RequestCancellation, LOCK_TIMEOUT',
  ],
  [/^[jJ]udge/, 'evaluate or check'],
  [/^(keepsAnswers|KeptRow|keepWork)$/, 'storesResponses, StoredResponseRow, commitsWork'],
  [
    /^(placeChunk|placeRow|Said|wantedBy|firstLook|besides)$/,
    'importBatch, importRow, ParsedRow, lookupKeys, prefetch',
  ],
  [/^whether[A-Z]/, 'check and what is checked'],
  [/^(MOST|LONGEST|HEAVIEST|LARGEST)_/, 'MAX_'],
  [/^forget[A-Z]/, 'purge'],
]

/** Words that tests use for what somebody sees or sends; in the product they named five things. */
const replacedInProduct: [RegExp, string][] = [
  [/^(told|tell)$/, 'what it is: summary, outbox, onResult, flushOutbox'],
  [/^(desk|said|rooms|proven)$/, 'jobs, parsed, laneLimits, verified'],
  [/^(Bell|Together|lastWords|patiently)$/, 'WakeSignal, BatchHandler, shutdownHooks, withRetries'],
]

const IS_TEST = /\.test\.ts$|(^|\/)testing\//

/** There, "judge" means a third-party tool, as in `npm run judges`. */
const EXCEPT = /(^|\/)generated\/|^conformance\/judges\//

/** Words of prose that hide who or when is meant. */
const VAGUE = /\b(?:whoever|whomever|meanwhile|manyeth|wish|wishes|among what is old)\b/i

function filesLike(pattern: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { cwd: ROOT })
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

const problemsIn = (text: string, words = replaced): string[] =>
  [...namesIn(text)].flatMap((name) => {
    const [, instead] = words.find(([pattern]) => pattern.test(name)) ?? []
    return instead === undefined ? [] : [`${name}: rather ${instead}`]
  })

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*|--(?: .*)$/gm

const vagueWordsIn = (text: string): string[] => (text.match(COMMENT) ?? []).filter((comment) => VAGUE.test(comment))

test('names are words of the field', () => {
  const found = filesLike('*.ts').flatMap((path) => {
    const words = IS_TEST.test(path) ? replaced : [...replaced, ...replacedInProduct]
    const problems = problemsIn(readFileSync(join(ROOT, path), 'utf8'), words)
    return problems.map((problem) => `${path}: ${problem}`)
  })
  expect(found).toEqual([])
})

test('comments and guides say who and when', () => {
  const sources = filesLike('*.ts').filter((path) => !path.endsWith('boundaries/words.test.ts'))
  const comments = sources.flatMap((path) =>
    vagueWordsIn(readFileSync(join(ROOT, path), 'utf8')).map((comment) => `${path}: ${comment}`),
  )
  const guides = filesLike('*.md').flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => VAGUE.test(line))
      .map((line) => `${path}: ${line}`),
  )
  expect([...comments, ...guides]).toEqual([])
})

test('a name that nobody could explain is found, and a vague comment', () => {
  expect(problemsIn('/** Told of a wish. */ const MOST_WISHES = judgeUrl(input)')).toHaveLength(2)
  expect(problemsIn('const told = desk.tell', replacedInProduct)).toHaveLength(3)
  expect(vagueWordsIn('const whoever = 1 // Whoever waits.\n/** Plain. */')).toEqual(['// Whoever waits.'])
})
