import { hash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Detector, type IClone, type IMapFrame, type IStore, weak } from '@jscpd/core'
import { Tokenizer } from '@jscpd/tokenizer'

const WRITTEN_BY_HAND = '{server,spec,sdk,conformance,bench}/**/*.{ts,js}'
const WRITTEN_BY_TOOLS = ['**/node_modules/**', '**/generated/**', '**/dist/**']

/** Shorter duplicates are just syntax. Tests may repeat their setup, so that each can be read alone. */
const LEAST_LINES = 6
const LEAST_TOKENS = { product: 50, tests: 100 }

const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file)

/** Two files with the same code, and where it is in each. */
export type RepeatedCode = { files: [string, string]; told: string }

/** Finds identical code at two places of a tree, ignoring white space, comments and imports. */
export async function findRepeatedCode(root: string): Promise<{ read: number; repeated: RepeatedCode[] }> {
  const files: string[] = []
  for await (const file of glob(WRITTEN_BY_HAND, { cwd: root, exclude: WRITTEN_BY_TOOLS })) files.push(file)
  const among = async (some: string[], minTokens: number) => {
    const detector = new Detector(new Tokenizer(), storeInMemory(), [], {
      minLines: LEAST_LINES,
      minTokens,
      maxLines: Number.MAX_SAFE_INTEGER,
      mode: weak,
      hashFunction: digestOf,
    })
    const found: RepeatedCode[] = []
    for (const file of some.sort()) {
      const text = withoutImports(await readFile(join(root, file), 'utf8'))
      found.push(...(await detector.detect(file, text, 'typescript')).map(tell))
    }
    return found
  }
  const { product = [], tests = [] } = Object.groupBy(files, (file) => (isTest(file) ? 'tests' : 'product'))
  const ofProduct = await among(product, LEAST_TOKENS.product)
  return { read: files.length, repeated: [...ofProduct, ...(await among(tests, LEAST_TOKENS.tests))] }
}

/** Like the library's own store, without a new error for each of a million missing frames. */
function storeInMemory(): IStore<IMapFrame> {
  const frames = new Map<string, IMapFrame>()
  return {
    namespace: () => {},
    get: (key) => {
      const frame = frames.get(key)
      return frame ? Promise.resolve(frame) : Promise.reject(NOT_THERE)
    },
    set: (key, frame) => {
      frames.set(key, frame)
      return Promise.resolve(frame)
    },
    close: () => frames.clear(),
  }
}

const digests = new Map<string, string>()
const MAX_KEPT_LENGTH = 50

/** Tokens repeat, so their digests are cached; longer frames occur once. */
function digestOf(text: string): string {
  if (text.length > MAX_KEPT_LENGTH) return hash('md5', text)
  const digest = digests.get(text) ?? hash('md5', text)
  digests.set(text, digest)
  return digest
}

const NOT_THERE = new Error('This was not seen before.')

/** Keeps the line numbers. */
function withoutImports(text: string): string {
  return text.replace(/^(?:import|export) [^;'"]*? from '[^']*'$/gm, (statement) => statement.replace(/[^\n]/g, ''))
}

function tell({ duplicationA, duplicationB }: IClone): RepeatedCode {
  const place = ({ sourceId, start, end }: IClone['duplicationA']) => `${sourceId}:${start.line}-${end.line}`
  return {
    files: [duplicationA.sourceId, duplicationB.sourceId],
    told: `${place(duplicationA)} ~ ${place(duplicationB)}`,
  }
}
