import type { OperationFile } from './contract-files.ts'

const START = '\npaths:'

/** openapi.yaml with its `paths` rewritten from the operation files; everything above stays as it is. */
export function withPathIndex(rootText: string, operations: OperationFile[]): string {
  const at = rootText.indexOf(START)
  if (at < 0) throw new Error('openapi/openapi.yaml: `paths:` must stand at the start of a line, as the last section')
  const entries = operations.map(({ file, doc }) => ({
    path: doc['x-path'] ?? '',
    method: doc['x-method'] ?? '',
    file,
  }))
  const paths = [...new Set(entries.map(({ path }) => path))].sort()
  const lines = paths.flatMap((path) => [
    `  ${/^[\w/.-]+$/.test(path) ? path : `'${path}'`}:`,
    ...entries
      .filter((entry) => entry.path === path)
      .sort((a, b) => (a.method < b.method ? -1 : 1))
      .flatMap(({ method, file }) => [`    ${method}:`, `      $ref: ${file}`]),
  ])
  return `${rootText.slice(0, at)}${START}\n${lines.join('\n')}\n`
}

/** openapi.yaml with the version of the package, which is the contract's too. */
export function withVersion(rootText: string, version: string): string {
  const line = /^( {2}version: ).*$/mu
  if (!line.test(rootText)) throw new Error('openapi/openapi.yaml: `info` must have a version')
  return rootText.replace(line, `$1${version}`)
}
