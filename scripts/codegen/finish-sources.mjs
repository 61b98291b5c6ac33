import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pascalCase } from './contract-files.mjs'
import { HEADER } from './generated-header.mjs'

const RELATIVE_IMPORT = /(from ')(\.[^']*)(')/g

/** Rounds off what the generators leave open: explicit file endings (so plain Node can load the files too), the header, closed request objects. */
export function finishSources(out, doc) {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue
    const file = join(entry.parentPath, entry.name)
    const source = readFileSync(file, 'utf8')
    const finished = withHeader(closeRequests(invalidateAll(explicitImports(source, file)), entry.name, doc))
    if (finished !== source) writeFileSync(file, finished)
  }
}

function explicitImports(source, file) {
  return source.replace(RELATIVE_IMPORT, (whole, before, path, after) => {
    const target = join(dirname(file), path)
    if (existsSync(target) && statSync(target).isDirectory()) return `${before}${path}/index.ts${after}`
    return existsSync(`${target}.ts`) ? `${before}${path}.ts${after}` : whole
  })
}

/** orval calls the key function of a stale query without its arguments and without importing it; the operation's name alone is the prefix of all its keys. */
const invalidateAll = (source) =>
  source.replace(/^.*queryClient\.invalidateQueries\(.*$/gm, (line) =>
    line.replace(/\bget(\w+)QueryKey\(\)/g, (_, name) => `['${name[0].toLowerCase()}${name.slice(1)}']`),
  )

/** orval drops `additionalProperties: false` of shared schemas: a request with a foreign key must be refused, so its objects are strict. */
function closeRequests(source, fileName, doc) {
  if (!fileName.endsWith('.zod.ts')) return source
  const schema = doc.components.schemas[pascalCase(fileName.slice(0, -'.zod.ts'.length))]
  return schema?.additionalProperties === false ? source.replaceAll('zod.object(', 'zod.strictObject(') : source
}

const withHeader = (source) => (source.startsWith(HEADER) ? source : HEADER + source)
