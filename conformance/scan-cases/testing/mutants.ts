import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { ScanEngine } from '../engine.ts'

const SOURCE = join(import.meta.dirname, '../../../sdk/src/checkin')
const MUTATED = ['decide.ts', 'world.ts', 'local-time.ts']

/** The decision code with one change. */
export type ScanEngineMutant = { name: string; file: string; text: string }

/** Swaps each pair of neighbouring steps, and moves equality to the other side of each comparison. */
export async function listScanEngineMutants(): Promise<ScanEngineMutant[]> {
  const mutants = await Promise.all(
    MUTATED.map(async (file) => {
      const text = await readFile(join(SOURCE, file), 'utf8')
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      const edits = [...swapsIn(source), ...flipsIn(source)]
      return edits.map(({ name, change }) => ({ name, file, text: apply(text, change) }))
    }),
  )
  return mutants.flat()
}

const loaded = new Map<string, Promise<ScanEngine>>()

/** Loads the decision code from a copy in which the mutant replaces its file, once. */
export function loadScanEngine(mutant: ScanEngineMutant | null): Promise<ScanEngine> {
  const name = mutant?.name ?? 'as it is'
  const engine = loaded.get(name) ?? loadFromCopy(mutant)
  loaded.set(name, engine)
  return engine
}

async function loadFromCopy(mutant: ScanEngineMutant | null): Promise<ScanEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-mutant-'))
  try {
    await mkdir(folder, { recursive: true })
    for (const file of await readdir(SOURCE)) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = mutant?.file === file ? mutant.text : await readFile(join(SOURCE, file), 'utf8')
      await writeFile(join(folder, file), text)
    }
    return await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.ts')).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Replacement = { from: number; to: number; text: string }
type Edit = { name: string; change: Replacement[] }

/** From back to front, so that earlier offsets stay valid. */
function apply(text: string, change: Replacement[]): string {
  const ordered = [...change].sort((one, other) => other.from - one.from)
  return ordered.reduce((result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to), text)
}

function swapsIn(source: ts.SourceFile): Edit[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || node.type?.getText(source) !== 'readonly Step[]') return []
    if (!node.initializer || !ts.isArrayLiteralExpression(node.initializer)) return []
    const { elements } = node.initializer
    return elements.slice(1).map((second, index) => {
      const first = elements[index] as ts.Expression
      const [a, b] = [first, second].map((step) => ({ from: step.getStart(source), to: step.getEnd() }))
      const [one, other] = [first.getText(source), second.getText(source)]
      const change =
        a && b
          ? [
              { ...a, text: other },
              { ...b, text: one },
            ]
          : []
      return { name: `${other} before ${one}`, change }
    })
  })
}

const FLIPPED: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

function flipsIn(source: ts.SourceFile): Edit[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isBinaryExpression(node)) return []
    const operator = node.operatorToken
    const flipped = FLIPPED[operator.getText(source)]
    if (flipped === undefined) return []
    const [left, right] = [node.left.getText(source), node.right.getText(source)]
    const { line } = source.getLineAndCharacterOfPosition(operator.getStart(source))
    const change = [{ from: operator.getStart(source), to: operator.getEnd(), text: flipped }]
    return [{ name: `${left} ${flipped} ${right} (${source.fileName}, line ${line + 1})`, change }]
  })
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  return nodes
}
