import path from 'node:path'
import ts from 'typescript'

/** A received or answered body: `type` is an expression over `imports`. */
export interface TypedBody {
  type: string
  body: unknown
}

/** Parsed once for all checks: the types of a provider are megabytes. */
const parsed = new Map<string, ts.SourceFile | undefined>()
/** Longer texts are cut: no type says how long one is, and files in base 64 would be parsed. */
const LONGEST = 200
const cut = (_name: string, value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : value)

/**
 * Checks bodies against types that a provider publishes itself, by the compiler: each body is assigned, as a literal, to its type,
 * so an unknown field, a wrong value and a missing one are errors alike. All at once, because most of the time goes into reading the types.
 * @param imports import declarations, as a module in this folder writes them
 * @returns the compiler's messages; none when all fits
 */
export function checkBodies(imports: string, bodies: readonly TypedBody[]): string[] {
  const file = path.join(import.meta.dirname, 'checked-bodies.ts')
  const lines = bodies.map(({ type, body }, at) => `export const r${at}: ${type} = ${JSON.stringify(body, cut)}`)
  const source = [imports, ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  const isChecked = (name: string) => path.resolve(name) === file
  host.fileExists = (name) => isChecked(name) || fileExists(name)
  host.readFile = (name) => (isChecked(name) ? source : readFile(name))
  host.getSourceFile = (name, version, ...rest) => {
    if (isChecked(name)) return ts.createSourceFile(name, source, version, true)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, version, ...rest))
    return parsed.get(name)
  }
  const program = ts.createProgram([file], options, host)
  const checked = program.getSourceFile(file)
  return ts
    .getPreEmitDiagnostics(program, checked)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
