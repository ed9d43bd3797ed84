import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const MAX_LENGTH = 200

/** A full stop followed by a capital letter; code and links are skipped. */
const SECOND_SENTENCE = /[.!?]["')*]* +["'(*]*[A-Z]/
const CODE_OR_LINK = /`[^`]*`|\[[^\]]*\]\([^)]*\)/g
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|No)\. /g

/** Lines about plain npx itself. */
const EXPLAINS_NPX =
  /plain (`npx|npx itself)|npx runs the one|not\.toContain|never has npx fetch|npx never fetches|npx fetches/

const listFiles = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && !/(^|\/)generated\//.test(path))

/** Lines of prose with their numbers, without code and tables. */
function proseOf(markdown: string): [number, string][] {
  let isCode = false
  return markdown.split('\n').flatMap((line, index): [number, string][] => {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode
      return []
    }
    return isCode || /^\s*\|/.test(line) ? [] : [[index + 1, line]]
  })
}

function problemsIn(markdown: string): string[] {
  return proseOf(markdown).flatMap(([number, line]) => {
    const plain = line
      .replace(/^\s*(?:[-*]|\d+\.) /, '')
      .replace(CODE_OR_LINK, 'X')
      .replace(ABBREVIATION, '')
    if (line.length > MAX_LENGTH) return [`line ${number} has ${line.length} characters`]
    return SECOND_SENTENCE.test(plain) ? [`line ${number} has a second sentence: ${line.trim().slice(0, 100)}`] : []
  })
}

test('Markdown has one sentence on a line, and short lines', () => {
  const found = listFiles('*.md').flatMap((path) =>
    problemsIn(readFileSync(join(ROOT, path), 'utf8')).map((problem) => `${path}: ${problem}`),
  )
  expect(found).toEqual([])
})

test('a second sentence and a long line are found, in prose alone', () => {
  expect(problemsIn('One. Two.\n\n| One. Two. |\n\n```\nOne. Two.\n```\n- One, e.g. Two.')).toEqual([
    'line 1 has a second sentence: One. Two.',
  ])
  expect(problemsIn(`${'word '.repeat(41)}`)).toEqual(['line 1 has 205 characters'])
})

/** Without it npx fetches whatever somebody has put into a registry under that name. */
test('npx never fetches a package', () => {
  const found = ['*.md', '*.tsp', '*.ts'].flatMap(listFiles).flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => /\bnpx (?!--no-install)[a-z]/.test(line) && !EXPLAINS_NPX.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
