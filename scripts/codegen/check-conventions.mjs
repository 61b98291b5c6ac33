import { basename } from 'node:path'
import { componentName, kebabCase, readYaml, yamlFiles } from './contract-files.mjs'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const RESERVED_SUFFIX = /(Body|Response|Params|Header)$/

/** The rules of CONVENTIONS.md that a bundler cannot see. @returns {string[]} */
export function conventionProblems(base, operations, tags) {
  return [
    ...operations.flatMap((operation) => operationProblems(operation, operations, tags)),
    ...clashes(operations),
    ...schemaProblems(base),
  ]
}

function operationProblems({ file, tag, doc }, operations, tags) {
  const problems = []
  const say = (what) => problems.push(`openapi/${file}: ${what}`)
  if (typeof doc['x-path'] !== 'string' || !doc['x-path'].startsWith('/')) say('x-path must be the path of the call')
  if (!METHODS.includes(doc['x-method'])) say(`x-method must be one of ${METHODS.join(', ')}`)
  if (doc.operationId === undefined || kebabCase(doc.operationId) !== basename(file, '.yaml'))
    say(`operationId ${doc.operationId} must be the file name in camelCase`)
  if (doc.tags?.length !== 1 || doc.tags[0] !== tag) say(`tags must be [${tag}], the name of its folder`)
  if (!tags.includes(tag)) say(`the tag ${tag} is not in openapi.yaml`)
  if (doc['x-origin'] === 'spec' ? !Number.isInteger(doc['x-spec-line']) : doc['x-origin'] !== 'added' || !doc['x-why'])
    say('x-origin is spec with x-spec-line, or added with x-why')
  if (doc['x-method'] !== 'get' && !Array.isArray(doc['x-invalidates']))
    say('x-invalidates must list the queries that are stale afterwards, or []')
  if (
    doc['x-method'] === 'get' &&
    (doc.parameters ?? []).some(
      (parameter) => parameter.in === 'header' || parameter.$ref?.includes('idempotency-key.yaml'),
    )
  )
    say('a GET takes no header parameter: the generated hooks cannot pass one')
  for (const id of doc['x-invalidates'] ?? []) {
    const query = operations.find((other) => other.doc.operationId === id)
    if (query?.doc['x-method'] !== 'get') say(`x-invalidates names ${id}, which is no GET operation`)
  }
  return problems
}

function clashes(operations) {
  const problems = []
  const seen = new Map()
  for (const { file, doc } of operations)
    for (const key of [
      `operationId ${doc.operationId}`,
      `${doc['x-method']} ${String(doc['x-path']).replace(/\{[^}]*\}/g, '{}')}`,
    ]) {
      if (seen.has(key)) problems.push(`openapi/${file}: ${key} is already in openapi/${seen.get(key)}`)
      else seen.set(key, file)
    }
  return problems
}

function schemaProblems(base) {
  const problems = []
  const names = new Map()
  for (const file of yamlFiles(base, 'schemas')) {
    const name = componentName(file)
    if (names.has(name))
      problems.push(`openapi/${file}: the name ${name} is already taken by openapi/${names.get(name)}`)
    names.set(name, file)
    if (RESERVED_SUFFIX.test(name))
      problems.push(`openapi/${file}: names ending in -body, -response, -params and -header belong to the generators`)
    walkSchema(readYaml(base, file), '', (at, what) => problems.push(`openapi/${file}: ${at || 'the schema'} ${what}`))
  }
  return problems
}

function walkSchema(node, at, say) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) return node.forEach((item, index) => walkSchema(item, `${at}/${index}`, say))
  const isObject = node.type === 'object' || (Array.isArray(node.type) && node.type.includes('object'))
  if (isObject && !node.properties) say(at, 'is an object without properties')
  if (node.additionalProperties === true) say(at, 'is open: additionalProperties must be false or absent')
  if (typeof node.$ref === 'string' && node.$ref.includes('#'))
    say(at, `refers to a part (${node.$ref}); refer to whole files`)
  for (const name of node.required ?? [])
    if (Array.isArray(node.required) && node.properties && !(name in node.properties))
      say(at, `requires ${name}, which it does not have`)
  for (const [key, value] of Object.entries(node))
    if (key !== 'enum' && key !== 'default' && key !== 'required') walkSchema(value, `${at}/${key}`, say)
}
