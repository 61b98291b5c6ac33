import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Contract } from './bundle.ts'
import { lowerFirst, upperFirst } from './contract-files.ts'
import { HEADER } from './generated-header.ts'

const RELATIVE_IMPORT = /(from ')(\.[^']*)(')/g

/** Rounds off what the generators leave open: explicit file endings (so that plain Node loads the files too), invalidation by name, closed request objects, the header. */
export function finishSources(out: string, doc: Contract): void {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue
    const file = join(entry.parentPath, entry.name)
    const source = readFileSync(file, 'utf8')
    const finished = withHeader(
      closeRequests(plainPatterns(withoutRepeats(invalidateByName(explicitImports(source, file), doc))), file, doc),
    )
    if (finished !== source) writeFileSync(file, finished)
  }
}

function explicitImports(source: string, file: string): string {
  return source.replace(RELATIVE_IMPORT, (whole, before: string, path: string, after: string) => {
    const target = join(dirname(file), path)
    if (existsSync(target) && statSync(target).isDirectory()) return `${before}${path}/index.ts${after}`
    return existsSync(`${target}.ts`) ? `${before}${path}.ts${after}` : whole
  })
}

/**
 * orval calls the key function of a stale query without its arguments and without importing it, and takes one with a path parameter for
 * a key that begins with its path. Keys here begin with the operation's name, which alone is the prefix of them all.
 */
export const invalidateByName = (source: string, { paths }: Pick<Contract, 'paths'>): string =>
  source.replace(/^.*queryClient\.invalidateQueries\(.*$/gm, (line) =>
    line
      .replace(/\bget(\w+)QueryKey\(\)/g, (_, name: string) => `['${lowerFirst(name)}']`)
      .replace(
        /\(typeof query\.queryKey\[0\] === 'string' && query\.queryKey\[0\]\.startsWith\('([^']*)'\)\)/g,
        (_, prefix: string) => `query.queryKey[0] === '${operationReadAt(paths, prefix)}'`,
      ),
  )

/** Name of the only operation that reads a path beginning with `prefix`. */
function operationReadAt(paths: Contract['paths'], prefix: string): string {
  const names = Object.entries(paths).flatMap(([path, { get }]) =>
    typeof get?.operationId === 'string' &&
    path.startsWith(`${prefix}{`) &&
    /^[^/]*\/?$/.test(path.slice(prefix.length))
      ? [get.operationId]
      : [],
  )
  const [name] = names
  if (name === undefined || names.length > 1)
    throw new Error(`${names.length} operations read ${prefix}{…}: x-invalidates needs exactly one.`)
  return name
}

const MUTATOR = /^import \{ http \} from '(.*)http\.ts';$/m
const HEADERS = /\n *const getHeaders = \(h\?[^]*?\n {2}\};\n/g
const QUERY =
  /=> \{\n {2}const normalizedParams = new URLSearchParams\(\);\n(?:(?!\n\}).)*?(?:const explodeParameters = (\[[^\n]*\]);(?:(?!\n\}).)*?)?return stringifiedParams\.length > 0 \? [^\n]* : (`[^`]*`)\n\}/gs

const QUERY_KEY = /\nconst withQueryKey = [^]*?\n\};\n/
const MUTATION =
  /const \{mutation: mutationOptions, request: requestOptions\} = options \?\s+options\.mutation && 'mutationKey' in [^;]*;/g
const INVALIDATION =
  /const onSuccess = \(([^\n]*)\) => \{\n *if \(!options\?\.skipInvalidation\) \{\n((?: *queryClient\.invalidateQueries[^\n]*\n)+) *\}\n[^\n]*\n *\};/g

/**
 * orval repeats the code for merging headers, serializing queries, mutation keys and invalidation in each hook, and for result keys
 * in each file; every page of the app would load that. Headers are plain objects here (`http` omits undefined values), the rest is
 * in src/shared/api/hook-parts.ts.
 */
export function withoutRepeats(source: string): string {
  if (!MUTATOR.test(source)) return source
  const shared = source
    .replace(HEADERS, '\n')
    .replaceAll('...getHeaders(options?.headers)', '...options?.headers')
    .replace(QUERY, (_, repeated: string | undefined, path: string) => {
      const values = repeated === undefined ? 'params' : `params, ${repeated}`
      return `=> withQuery(${path}, ${values})`
    })
    .replace(QUERY_KEY, '\n')
    .replace(
      MUTATION,
      'const mutationOptions = { mutationKey, ...options?.mutation }, requestOptions = options?.request;',
    )
    .replace(INVALIDATION, (_, given: string, lines: string) => {
      const names = [...new Set(lines.match(/'\w+'/g))].join(', ')
      return `const onSuccess = (...args: [${given}]) => afterSuccess(queryClient, options, [${names}], args);`
    })
  const parts = ['withQuery', 'withQueryKey', 'afterSuccess'].filter((name) => shared.includes(` ${name}(`))
  if (parts.length === 0) return shared
  return shared.replace(MUTATOR, `$&\nimport { ${parts.join(', ')} } from '$1hook-parts.ts';`)
}

/** faker knows neither anchors nor groups: without them (groups only where they may be left out) it makes text that the pattern accepts. */
const plainPatterns = (source: string): string =>
  source.replace(/(?<=fromRegExp\(")[^"]*(?="\))/g, (pattern) =>
    pattern.replace(/\((?:[^()]|\([^()]*\))*\)\?/g, '').replace(/^\^|\$$/g, ''),
  )

/** orval drops `additionalProperties: false` of shared schemas: a request with a foreign key must be refused, so its objects are strict. */
function closeRequests(source: string, file: string, doc: Contract): string {
  const schema = doc.components.schemas?.[upperFirst(basename(file, '.zod.ts'))]
  return schema?.additionalProperties === false ? source.replaceAll('zod.object(', 'zod.strictObject(') : source
}

const withHeader = (source: string): string => (source.startsWith(HEADER) ? source : HEADER + source)
