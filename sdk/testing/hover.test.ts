import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { toModelTypeName } from '../../spec/tools/generate/sdk-names.ts'
import { readContractWithInlineResponses } from '../../spec/tools/generate/shared-responses.ts'

const source = join(import.meta.dirname, '../src')

let checker: ts.TypeChecker
let exported: Map<string, ts.Symbol>

beforeAll(() => {
  const entry = join(source, 'index.ts')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(source, '../tsconfig.build.json'), ts.sys.readFile).config,
    ts.sys,
    join(source, '..'),
  )
  const program = ts.createProgram([entry], { ...options, noEmit: true })
  checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)
  const module = file && checker.getSymbolAtLocation(file)
  exported = new Map(module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]) : [])
})

function typeOf(name: string): ts.Type {
  const symbol = exported.get(name)
  if (!symbol) throw new Error(`The SDK exports no ${name}.`)
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return checker.getDeclaredTypeOfSymbol(original)
}

/** Editors show both. */
function isSaid(symbol: ts.Symbol): boolean {
  const description = symbol.getJsDocTags(checker).find(({ name }) => name === 'description')
  return symbol.getDocumentationComment(checker).length > 0 || (description?.text ?? []).length > 0
}

/** Members of a client, and parameters of its methods, without a description in the editor. */
function silentIn(type: ts.Type, name: string): string[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    const path = `${name}.${member.name}`
    const own = isSaid(member) ? [] : [path]
    if (member.name === 'http') return own
    const memberType = checker.getTypeOfSymbol(member)
    const [signature] = memberType.getCallSignatures()
    if (!signature) return [...own, ...silentIn(memberType, path)]
    const silent = signature.parameters.filter((parameter) => !isSaid(parameter))
    return [...own, ...silent.map((parameter) => `${path}(${parameter.name})`)]
  })
}

function methodsIn(type: ts.Type): number {
  return checker.getPropertiesOfType(type).reduce((count, member) => {
    if (member.name === 'http') return count
    const memberType = checker.getTypeOfSymbol(member)
    return count + (memberType.getCallSignatures().length > 0 ? 1 : methodsIn(memberType))
  }, 0)
}

test.each([
  ['PosternClient', 60],
  ['PublicClient', 1],
])('every method of %s says what it does, and every parameter what it is', (name, least) => {
  expect(methodsIn(typeOf(name))).toBeGreaterThan(least)
  expect(silentIn(typeOf(name), name)).toEqual([])
})

test('nothing of the contract is forgotten in the index, or hidden by a name of the SDK itself', () => {
  const models = join(source, 'generated/models.ts')
  const contract = Object.keys(readContractWithInlineResponses().components.schemas).map(toModelTypeName)
  const hidden = contract.filter((name) => {
    const symbol = exported.get(name)
    const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return !original?.declarations?.some((each) => each.getSourceFile().fileName === models)
  })
  expect(hidden).toEqual(SAME_IN_CORE)
})

/** The SDK's core has its own equivalent types for these. */
const SAME_IN_CORE = ['ErrorBody', 'ErrorCode', 'PageInfo']

test('every field of every type says what it holds', () => {
  const declaredBy = (symbol: ts.Symbol) =>
    symbol.declarations?.some((each) => each.getSourceFile().fileName.startsWith(source))
  const silent = [...exported].flatMap(([name, symbol]) => {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!(original.flags & ts.SymbolFlags.TypeAlias) || INDEXES.has(name)) return []
    const fields = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(original)).filter(declaredBy)
    return fields.filter((field) => !isSaid(field)).map((field) => `${name}.${field.name}`)
  })
  expect(silent).toEqual([])
})

/** Names of paths, operations and components as openapi-typescript writes them. */
const INDEXES = new Set(['components', 'operations', 'paths', 'ErrorFields'])
