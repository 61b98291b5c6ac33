import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A top-level declaration: the names it uses and the error codes it contains. */
interface Declaration {
  names: Set<string>
  codes: Set<string>
}

interface Module {
  declarations: Map<string, Declaration>
  /** Local name → file and the name it has there. */
  imports: Map<string, [file: string, name: string]>
}

const root = path.join(import.meta.dirname, '../..')
const modules = new Map<string, Module>()

function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#server/')) return `server/${specifier.slice('#server/'.length)}`
  return specifier.startsWith('.') ? path.join(path.dirname(importer), specifier) : undefined
}

function readDeclaration(statement: ts.Statement): Declaration {
  const names = new Set<string>()
  const codes = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    const value = ts.isPropertyAssignment(node) && node.name.getText() === 'error' ? [node.initializer] : []
    const given = ts.isCallExpression(node) ? node.arguments : value
    for (const each of given) if (ts.isStringLiteral(each) && /^[A-Z]+(_[A-Z]+)*$/.test(each.text)) codes.add(each.text)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return { names, codes }
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText()).filter((name) => /^\w+$/.test(name))
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module: Module = { declarations: new Map(), imports: new Map() }
  modules.set(file, module)
  const text = readFileSync(path.join(root, file), 'utf8')
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    if (!isImport) {
      const declaration = readDeclaration(statement)
      for (const name of declaredNames(statement)) module.declarations.set(name, declaration)
      continue
    }
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
    const specifier = statement.moduleSpecifier
    const from = specifier && ts.isStringLiteral(specifier) ? fileOf(specifier.text, file) : undefined
    if (from === undefined || !bindings || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      module.imports.set(name.text, [from, (propertyName ?? name).text])
  }
  return module
}

/**
 * Every string that looks like an error code in what a module's declarations use, directly or indirectly, with the call path.
 * Jobs are excluded: their failures are in records and events.
 */
export function codesReachedFrom(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const queue = [...readModule(file).declarations.keys()].map((name) => ({ file, name, way: name }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { way } = next
    const key = `${next.file}#${next.name}`
    const isJob =
      next.file.startsWith('server/platform/jobs/') && !/(enqueue|claim|definition|cancel)\.ts$/.test(next.file)
    if (seen.has(key) || isJob || !existsSync(path.join(root, next.file))) continue
    seen.add(key)
    const { declarations, imports } = readModule(next.file)
    const imported = imports.get(next.name)
    if (imported) queue.push({ file: imported[0], name: imported[1], way })
    const declaration = declarations.get(next.name)
    if (!declaration) continue
    for (const code of declaration.codes) if (!found.has(code)) found.set(code, `${way} in ${next.file}`)
    for (const name of declaration.names)
      if (declarations.has(name) || imports.has(name)) queue.push({ file: next.file, name, way: `${way} → ${name}` })
  }
  return found
}
