import ts from 'typescript'

/** Every text and every name of a field in a source: what is written in quotes, read of an object or put into one. */
export function listSourceWords(source: string): Set<string> {
  const words = new Set<string>()
  const visit = (node: ts.Node): void => {
    const named = nameOf(node)
    if (named && ts.isIdentifier(named)) words.add(named.text)
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return words
}

function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isObjectLiteralElement(node) || ts.isTypeElement(node)) return node.name
  if (ts.isPropertyDeclaration(node)) return node.name
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) return node.propertyName ?? node.name
  return undefined
}
