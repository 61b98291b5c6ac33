const START = '\npaths:'

/** openapi.yaml with its `paths` written anew from the operation files; everything above stays as it is. */
export function withPathIndex(rootText, operations) {
  const at = rootText.indexOf(START)
  if (at < 0) throw new Error('openapi/openapi.yaml has no `paths:` at the start of a line')
  const byPath = new Map()
  for (const { file, doc } of operations)
    byPath.set(doc['x-path'], [...(byPath.get(doc['x-path']) ?? []), { method: doc['x-method'], file }])
  const lines = [...byPath]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, entries]) => [
      `  ${/^[\w/.-]+$/.test(path) ? path : `'${path}'`}:`,
      ...entries
        .sort((a, b) => (a.method < b.method ? -1 : 1))
        .flatMap(({ method, file }) => [`    ${method}:`, `      $ref: ${file}`]),
    ])
  return `${rootText.slice(0, at)}${START}\n${lines.join('\n')}\n`
}
