#!/usr/bin/env node
// node scripts/list-texts.mjs [FOLDER or FILE …]: lists the texts that people read as `file:line<tab>text`, to review their wording: text and
// attributes of JSX, labels, messages of the app, of the server and of the rules, and emails. Values are shown as `{…}`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { inRoot } from './lib/paths.mjs'

const FOLDERS = ['src', 'server', 'engines', 'mocks']
const NO_SOURCE =
  /\.(test|spec|d)\.tsx?$|\/testing\/|\/db\/(schema|migrations)\/|^src\/app\/routes\/design-components\/|^src\/shared\/theme\/c|^generated\//
const SILENT_ATTRIBUTE =
  /^(className|style|id|key|name|to|href|src|d|viewBox|sx|type|role|rel|target|fill|stroke|transform|points|variant|size|color|autoComplete|position|anchor|loading|decoding|component|crossOrigin|accept|preload|inputMode|scheme|tone|as|severity|slot|value|aria-(hidden|live|haspopup|controls|labelledby|describedby|current|modal|atomic|relevant|orientation)|data-.*)$/
const SILENT_CALL =
  /^(console\.\w+|sql(\.raw)?|.*\.(exec|querySelector(All)?|closest|matches|matchMedia|includes|startsWith|endsWith|has|getContext|setAttribute|setProperty|addEventListener|createElement|getItem|setItem|RegExp))$/

const folders = process.argv.length > 2 ? process.argv.slice(2) : FOLDERS
const files = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: inRoot('.'), encoding: 'utf8' }).split('\0')
for (const file of files) if (/\.tsx?$/.test(file) && !NO_SOURCE.test(file)) listFile(file)

function listFile(file) {
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true)
  const list = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    console.log(`${file}:${line + 1}\t${text.replaceAll(/\s+/g, ' ').trim()}`)
  }
  const visit = (node) => {
    if (isSilent(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const run of runsOf(node.children)) list(run.node, run.text)
    if (ts.isStringLiteralLike(node) && isText(node.text, ts.isJsxAttribute(node.parent))) list(node, node.text)
    if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('')
      if (isText(text.replaceAll('{…}', '0'))) list(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Text of JSX with the values within it, as one: what stands between two elements. */
function runsOf(children) {
  const runs = []
  let run
  for (const child of children) {
    const isValue = ts.isJsxExpression(child)
    if (!isValue && !ts.isJsxText(child)) run = undefined
    else if (isValue || child.text.trim() !== '') {
      if (!run) runs.push((run = { node: child, text: '' }))
      run.text += isValue ? (ts.isStringLiteral(child.expression ?? child) ? child.expression.text : '{…}') : child.text
    }
  }
  return runs.filter(({ text }) => /\p{L}/u.test(text.replaceAll('{…}', '')))
}

/** Words: more than one, or one that begins like a title. */
function isText(text, isOneEnough = false) {
  if (!/\p{L}{2}/u.test(text) || /^[.#/@[]|[{}=<>\\]|;(?! \p{L})|^\w+:\S|^[\w.-]+\/[\w./-]+$/u.test(text)) return false
  return isOneEnough || /\p{L}[^\s]*\s+\S/u.test(text) || /^\p{Lu}\p{Ll}+[\p{Ll}’'-]*[…?:.]?$/u.test(text)
}

/** Types, imports, names of properties, queries and developer texts. */
function isSilent(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isJsxAttribute(node)) return SILENT_ATTRIBUTE.test(node.name.getText())
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isStringLiteralLike(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node) return true
  if (ts.isBinaryExpression(node.parent ?? node) && /^[!=]==?$/.test(node.parent.operatorToken.getText()))
    return ts.isStringLiteralLike(node)
  return ts.isCallExpression(node) && SILENT_CALL.test(node.expression.getText())
}
