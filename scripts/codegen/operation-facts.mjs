import { pascalCase } from './contract-files.mjs'

const deref = (doc, node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key.replaceAll('~1', '/')], doc)
    : node

/** What the generators need to know of each operation, in the order of the contract. */
export function operationFacts(doc) {
  return Object.entries(doc.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => factsOf(doc, path, method, operation)),
  )
}

function factsOf(doc, path, method, operation) {
  const parameters = (operation.parameters ?? []).map((parameter) => deref(doc, parameter))
  const of = (place) => parameters.filter((parameter) => parameter.in === place)
  const bodies = deref(doc, operation.requestBody)?.content ?? {}
  const [successStatus] = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
  return {
    id: operation.operationId,
    name: pascalCase(operation.operationId),
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    isOpen: operation.security?.length === 0,
    roles: operation['x-roles'] ?? [],
    credits: operation['x-credits'] ?? null,
    spends: of('header').some((parameter) => parameter.name === 'Idempotency-Key'),
    pathKinds: kinds(doc, of('path')),
    queryKinds: kinds(doc, of('query')),
    hasPath: of('path').length > 0,
    hasQuery: of('query').length > 0,
    bodyTypes: Object.keys(bodies),
    formKinds: formKinds(doc, bodies['multipart/form-data']?.schema),
    successStatus: Number(successStatus),
  }
}

function kinds(doc, parameters) {
  return Object.fromEntries(
    parameters
      .map((parameter) => [parameter.name, kindOf(doc, parameter.schema, parameter.explode === false)])
      .filter(([, kind]) => kind),
  )
}

function formKinds(doc, schema) {
  const properties = deref(doc, schema)?.properties ?? {}
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, property]) => [name, kindOf(doc, property, false)])
      .filter(([, kind]) => kind),
  )
}

function kindOf(doc, schema, isCommaList) {
  const { type } = deref(doc, schema)
  if (type === 'array') return isCommaList ? 'comma-list' : 'list'
  return ['integer', 'number', 'boolean'].includes(type) ? type : undefined
}
