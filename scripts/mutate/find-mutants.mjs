import ts from 'typescript'

/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line 1-based
 * @property {number} start of the replaced text, in characters
 * @property {number} end
 * @property {string} replacement
 */

const K = ts.SyntaxKind
const OPERATORS = new Map([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
])

/**
 * Every single change that a test should notice: operators, conditions, guards, calls and properties left out, numbers, texts.
 * Excludes code without observable behaviour: types, imports, programming errors, logging.
 * @param {string} file its name
 * @param {string} text its contents
 * @returns {Mutant[]}
 */
export function findMutants(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (from, to, replacement) =>
    found.push({
      file,
      line: source.getLineAndCharacterOfPosition(from).line + 1,
      start: from,
      end: to,
      replacement,
    })
  const replace = (node, replacement) => add(node.getStart(source), node.getEnd(), replacement)
  const visit = (node) => {
    if (isLeftAlone(node)) return
    for (const replacement of replacementsOf(node, source)) replace(node, replacement)
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind)
      if (operator && !isJoiningTexts(node)) replace(node.operatorToken, operator)
    }
    if (ts.isIfStatement(node)) replace(node.expression, isLeaving(node.thenStatement) ? 'false' : 'true')
    if (ts.isConditionalExpression(node)) replace(node.condition, `!(${node.condition.getText(source)})`)
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 1)
      for (const property of node.properties) add(property.getStart(source), endWithComma(property, text), '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @returns {string[]} */
function replacementsOf(node, source) {
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) return [node.operand.getText(source)]
  if (node.kind === K.TrueKeyword) return ['false']
  if (node.kind === K.FalseKeyword) return ['true']
  if (ts.isNumericLiteral(node)) return [String(Number(node.text.replaceAll('_', '')) + 1)]
  // The compiler finds changed names and marks; sentences are user-facing.
  if (ts.isStringLiteral(node) && node.text.includes(' ')) return ["''"]
  if (ts.isExpressionStatement(node) && ts.isCallExpression(unwrapped(node.expression))) return [';']
  return []
}

const unwrapped = (node) =>
  ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? unwrapped(node.expression) : node

function isLeftAlone(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isNewExpression(node) && /^(?:Type|Range)?Error$/.test(node.expression.getText())) return true
  if (isNeverUsed(node)) return true
  return ts.isCallExpression(node) && /(?:^|\.)log\.|^console\./.test(node.expression.getText())
}

/** Defaults that only satisfy the compiler for an existing entry of a list: `list[0]?.width ?? 0`, `[first = 0]`. */
const isNeverUsed = (node) =>
  ts.isNumericLiteral(node) &&
  (ts.isBinaryExpression(node.parent)
    ? node.parent.operatorToken.kind === K.QuestionQuestionToken &&
      node.parent.right === node &&
      /\]\??(?:\.\w+)*$/.test(node.parent.left.getText())
    : ts.isBindingElement(node.parent) && ts.isArrayBindingPattern(node.parent.parent))

const isLeaving = (statement) =>
  ts.isReturnStatement(statement) ||
  ts.isThrowStatement(statement) ||
  ts.isContinueStatement(statement) ||
  (ts.isBlock(statement) && statement.statements.length > 0 && isLeaving(statement.statements.at(-1)))

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && isJoiningTexts(node))

const isJoiningTexts = (node) => node.operatorToken.kind === K.PlusToken && (isText(node.left) || isText(node.right))

function endWithComma(property, text) {
  const end = property.getEnd()
  const comma = /^\s*,/.exec(text.slice(end))
  return end + (comma?.[0].length ?? 0)
}

/** The text with the change in it. @param {string} text @param {Mutant} mutant */
export const mutated = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end)
