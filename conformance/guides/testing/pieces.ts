import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A piece of code in a guide: a block between fences, or a command that stands in a sentence or a table. */
export type Piece = {
  guide: string
  line: number
  kind: 'block' | 'command'
  /** Of a block, as its fence says; empty where it says nothing. */
  language: string
  code: string
}

export const ROOT = join(import.meta.dirname, '../../..')

/** Every page that tells people what to type, below the repository root. */
export const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync(['{server,sdk,spec,conformance}/**/README.md', 'server/guides/*.md'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  }),
]

/** What a command in a sentence begins with; a name alone, such as `npm`, is no command. */
const COMMAND = /^(npm|npx|node|curl|openssl|docker|git|export) \S/

export function readPieces(guide: string): Piece[] {
  return findPieces(guide, readFileSync(join(ROOT, guide), 'utf8'))
}

export function findPieces(guide: string, text: string): Piece[] {
  const pieces: Piece[] = []
  let block: Piece | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const [, language] = /^```(\w*)$/.exec(line) ?? []
    if (language !== undefined) {
      // A picture is drawn as text.
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
