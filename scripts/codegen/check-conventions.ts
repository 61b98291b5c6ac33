import { basename } from 'node:path'
import { type OperationFile, componentName, isObject, kebabCase, readYaml, yamlFiles } from './contract-files.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const RESERVED_SUFFIX = /(Body|Response|Params|Header)$/

/** The rules of CONVENTIONS.md that a bundler cannot see: one line per broken rule, each naming its file. */
export function conventionProblems(base: string, operations: OperationFile[], tags: string[]): string[] {
  const queries = new Set(operations.filter(({ doc }) => doc['x-method'] === 'get').map(({ doc }) => doc.operationId))
  return [
    ...operations.flatMap((operation) => operationProblems(operation, queries, tags)),
    ...clashes(operations),
    ...schemaProblems(base),
  ]
}

export function operationProblems(
  { file, tag, doc }: OperationFile,
  queries: Set<string | undefined>,
  tags: string[],
): string[] {
  const isQuery = doc['x-method'] === 'get'
  const isSpecified = doc['x-origin'] === 'spec' && Number.isInteger(doc['x-spec-line'])
  const isAdded = doc['x-origin'] === 'added' && Boolean(doc['x-why'])
  const hasHeader = (doc.parameters ?? []).some(
    (parameter) => parameter.in === 'header' || parameter.$ref?.endsWith('idempotency-key.yaml'),
  )
  const rules: [boolean, string][] = [
    [doc['x-path']?.startsWith('/') === true, 'x-path must be the path of the call'],
    [METHODS.includes(doc['x-method'] ?? ''), `x-method must be one of ${METHODS.join(', ')}`],
    [
      kebabCase(doc.operationId ?? '') === basename(file, '.yaml'),
      `operationId ${doc.operationId} must be the file name in camelCase`,
    ],
    [doc.tags?.length === 1 && doc.tags[0] === tag, `tags must be [${tag}], the name of its folder`],
    [tags.includes(tag), `the tag ${tag} is not in openapi.yaml`],
    [isSpecified || isAdded, 'x-origin is spec with x-spec-line, or added with x-why'],
    [
      isQuery || Array.isArray(doc['x-invalidates']),
      'x-invalidates must list the queries that are stale afterwards, or []',
    ],
    [!(isQuery && hasHeader), 'a GET takes no header parameter: the generated hooks cannot pass one'],
    ...(doc['x-invalidates'] ?? []).map((id): [boolean, string] => [
      queries.has(id),
      `x-invalidates names ${id}, which is no GET operation`,
    ]),
  ]
  return rules.filter(([holds]) => !holds).map(([, what]) => `openapi/${file}: ${what}`)
}

export function clashes(operations: OperationFile[]): string[] {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const { file, doc } of operations)
    for (const key of [
      `operationId ${doc.operationId}`,
      `${doc['x-method']} ${doc['x-path']?.replace(/\{[^}]*\}/g, '{}')}`,
    ]) {
      const other = seen.get(key)
      if (other !== undefined) problems.push(`openapi/${file}: ${key} is already in openapi/${other}`)
      else seen.set(key, file)
    }
  return problems
}

function schemaProblems(base: string): string[] {
  const problems: string[] = []
  const names = new Map<string, string>()
  for (const file of yamlFiles(base, 'schemas')) {
    const name = componentName(file)
    const other = names.get(name)
    if (other !== undefined) problems.push(`openapi/${file}: the name ${name} is already taken by openapi/${other}`)
    names.set(name, file)
    if (RESERVED_SUFFIX.test(name))
      problems.push(`openapi/${file}: names ending in -body, -response, -params and -header belong to the generators`)
    problems.push(...schemaFaults(readYaml(base, file)).map((fault) => `openapi/${file}: ${fault}`))
  }
  return problems
}

/** What is open or contradictory in one schema, with the place inside it. */
export function schemaFaults(node: unknown, at = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => schemaFaults(item, `${at}/${index}`))
  if (!isObject(node)) return []
  const place = at === '' ? 'the schema' : at
  const faults: string[] = []
  const types = [node.type].flat()
  if (types.includes('object') && !isObject(node.properties)) faults.push(`${place} is an object without properties`)
  if (node.additionalProperties === true) faults.push(`${place} is open: additionalProperties must be false or absent`)
  if (typeof node.$ref === 'string' && node.$ref.includes('#'))
    faults.push(`${place} refers to a part (${node.$ref}); refer to whole files`)
  const { properties, required } = node
  if (isObject(properties) && Array.isArray(required))
    for (const name of required)
      if (!(String(name) in properties)) faults.push(`${place} requires ${name}, which it does not have`)
  const inner = Object.entries(node).filter(([key]) => !['enum', 'default', 'required', 'mapping'].includes(key))
  return [...faults, ...inner.flatMap(([key, value]) => schemaFaults(value, `${at}/${key}`))]
}
