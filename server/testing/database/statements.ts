import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

export type SourceStatement = {
  /** With an asterisk for parts that are known only at run time. */
  name: string
  /** All SQL that can be part of it, with HOLE for parts that the source does not show. */
  sql: string
  file: string
}

export const UNKNOWN_SQL_PART = '‹unknown›'

const SERVER = join(import.meta.dirname, '../..')

export function listServerSourceFiles(): string[] {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
    .map((path) => join(SERVER, path))
}

/**
 * Every SQL statement in the files: a template after `sql(name)` or what calls it, an object with a `name` and a `text`,
 * or a `name` and a `head` for one that is composed from filters. Parsed from the source, because most are private to
 * their files.
 */
export function findSqlStatements(files: string[]): SourceStatement[] {
  const program = buildProgram(files)
  const checker = program.getTypeChecker()
  const found: SourceStatement[] = []
  for (const path of files) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} could not be read.`)
    const visit = (node: ts.Node): void => {
      const { name, text } = partsOf(node)
      if (name && text && !ts.isTypeNode(text)) {
        found.push({ name: nameOf(name), sql: textOf(checker, text), file: relative(SERVER, path) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found.filter(({ sql }) => /\b(select|insert|update|delete|with)\b/.test(sql) || sql.includes(UNKNOWN_SQL_PART))
}

/** Only of these files: they contain all SQL, and resolving the types of every package takes many times as long. */
function buildProgram(files: string[]): ts.Program {
  const options: ts.CompilerOptions = { allowImportingTsExtensions: true, noEmit: true, noLib: true, types: [] }
  const host = ts.createCompilerHost(options)
  const known = new Set(files)
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      const resolvedFileName = join(dirname(importer), text)
      return { resolvedModule: known.has(resolvedFileName) ? { resolvedFileName, extension: '.ts' } : undefined }
    })
  return ts.createProgram(files, options, host)
}

function partsOf(node: ts.Node): { name?: ts.Expression | undefined; text?: ts.Expression | undefined } {
  if (ts.isObjectLiteralExpression(node)) {
    return { name: memberOf(node, ['name']), text: memberOf(node, ['text', 'head']) }
  }
  if (!ts.isTaggedTemplateExpression(node) || !ts.isCallExpression(node.tag)) return {}
  return { name: node.tag.arguments[0], text: node.template }
}

function memberOf(literal: ts.ObjectLiteralExpression, names: string[]): ts.Expression | undefined {
  for (const member of literal.properties) {
    if (!member.name || !names.includes(member.name.getText())) continue
    if (ts.isPropertyAssignment(member)) return member.initializer
    if (ts.isShorthandPropertyAssignment(member)) return member.name
  }
  return undefined
}

function nameOf(expression: ts.Expression): string {
  if (ts.isStringLiteralLike(expression)) return expression.text
  return expression
    .getText()
    .replace(/\$\{[^}]*\}/g, '*')
    .replaceAll('`', '')
}

function textOf(checker: ts.TypeChecker, start: ts.Node): string {
  const open = new Set<ts.Node>()
  const given = new Map<ts.Node, string>()
  const read = (node: ts.Node): string => {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ expression, literal }) => read(expression) + literal.text)
      return node.head.text + spans.join('')
    }
    if (ts.isIdentifier(node)) return follow(node)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return call(node, node.expression)
    if (ts.isPropertyAccessExpression(node))
      return ts.isCallExpression(node.parent) ? read(node.expression) : UNKNOWN_SQL_PART
    if (ts.isTypeNode(node) || ts.isParameter(node)) return ''
    const parts: string[] = []
    ts.forEachChild(node, (child) => {
      parts.push(read(child))
    })
    return parts.join(' ')
  }
  const call = (node: ts.CallExpression, called: ts.Identifier): string => {
    const declaration = declarationOf(checker, called)
    const parameters = (declaration && functionOf(declaration)?.parameters) ?? []
    const values = node.arguments.map(read)
    for (const [place, parameter] of parameters.entries()) given.set(parameter, values[place] ?? UNKNOWN_SQL_PART)
    return declaration && functionOf(declaration) ? follow(called) : values.join(' ')
  }
  /** Follows a name to its value, in this file or another. */
  const follow = (identifier: ts.Identifier): string => {
    const declaration = declarationOf(checker, identifier)
    if (!declaration || open.has(declaration)) return UNKNOWN_SQL_PART
    const value = initialValueOf(declaration)
    if (!value) return given.get(declaration) ?? UNKNOWN_SQL_PART
    open.add(declaration)
    const text = read(value)
    open.delete(declaration)
    return text
  }
  return read(start).replace(/--.*$/gm, '')
}

function functionOf(declaration: ts.Declaration): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration
  const value = initialValueOf(declaration)
  return value && ts.isArrowFunction(value) ? value : undefined
}

function declarationOf(checker: ts.TypeChecker, identifier: ts.Identifier): ts.Declaration | undefined {
  const shorthand = ts.isShorthandPropertyAssignment(identifier.parent)
  const named = shorthand
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier)
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
  return symbol?.declarations?.[0]
}

function initialValueOf(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer
  if (ts.isFunctionDeclaration(declaration)) return declaration.body
  return undefined
}
