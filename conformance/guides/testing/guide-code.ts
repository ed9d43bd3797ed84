import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A piece of code in a guide: a fenced block, or a command within a sentence or table. */
export type GuideCodePiece = {
  guide: string
  line: number
  kind: 'block' | 'command'
  /** Language of a block; empty if its fence names none. */
  language: string
  code: string
}

export const REPOSITORY_ROOT = join(import.meta.dirname, '../../..')

/** Every page that tells people what to type, relative to the repository root. */
export const guidePaths = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync(['{server,sdk,spec,conformance,bench}/**/README.md', 'server/guides/*.md'], {
    cwd: REPOSITORY_ROOT,
    exclude: (name) => name === 'node_modules',
  }),
]

/** How a command in a sentence begins; a name alone, such as `npm`, is not a command. */
const COMMAND = /^(npm|npx|node|curl|openssl|docker|git|export) \S/

export function readGuideCode(guide: string): GuideCodePiece[] {
  return findGuideCode(guide, readFileSync(join(REPOSITORY_ROOT, guide), 'utf8'))
}

export function findGuideCode(guide: string, text: string): GuideCodePiece[] {
  const pieces: GuideCodePiece[] = []
  let block: GuideCodePiece | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const [, language] = /^```(\w*)$/.exec(line) ?? []
    if (language !== undefined) {
      // Blocks of `text` are diagrams.
      if (block && block.language !== 'text') pieces.push(block)
      block = block ? null : { guide, line: index + 1, kind: 'block', language, code: '' }
    } else if (block) {
      block.code += `${line}\n`
    } else if (!line.startsWith('<!--')) {
      const inline = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => COMMAND.test(code))
      pieces.push(...inline.map((code) => ({ guide, line: index + 1, kind: 'command' as const, language: 'sh', code })))
    }
  }
  if (block) throw new Error(`${guide}: the block at line ${block.line} has no end.`)
  return pieces
}
