import { isObject, type JsonObject } from '../contract-files.ts'
import {
  type ContractSources,
  type Finding,
  finding,
  listAt,
  objectAt,
  subjectOf,
  textsAt,
} from './contract-sources.ts'
import { directionsOf, type Directions } from './directions.ts'
import { type SchemaPlace, schemasOf } from './schema-places.ts'
import type { YamlFile } from './yaml-file.ts'

const RESERVED_SUFFIX = /(Body|Response|Params|Header)$/

/** How a schema is written, wherever it stands. */
export function schemaFindings(contract: ContractSources): Finding[] {
  const directions = directionsOf(contract)
  const places = [...contract.files.values()].flatMap(schemasOf)
  return [
    ...nameFindings(contract.in('schemas')),
    ...bodyFindings(contract, directions),
    ...places.flatMap((at) => [
      ...[
        ...shapeFaults(at),
        ...propertyFaults(at),
        ...variantFaults(contract, at),
        ...directionFaults(at, directions),
      ].map((what) => finding(at.file, at.place, at.subject, what)),
      ...unexplainedAbsences(at, directions),
    ]),
    ...repeatedEnums(places),
  ]
}

function nameFindings(files: readonly YamlFile[]): Finding[] {
  const names = new Map<string, string>()
  return files.flatMap((file) => {
    const name = subjectOf(file)
    const other = names.get(name)
    names.set(name, file.file)
    return [
      ...(other === undefined ? [] : [finding(file, [], name, `the name is already taken by openapi/${other}`)]),
      ...(RESERVED_SUFFIX.test(name)
        ? [finding(file, [], name, 'names ending in -body, -response, -params and -header belong to the generators')]
        : []),
    ]
  })
}

/** A request body has a separate file, named after it and not used in answers. */
function bodyFindings(contract: ContractSources, { answered }: Directions): Finding[] {
  return contract.in('paths').flatMap((file) =>
    Object.entries(objectAt(objectAt(file.root.requestBody).content)).flatMap(([type, content]) => {
      const { $ref } = objectAt(objectAt(content).schema)
      const schema = typeof $ref === 'string' ? contract.referred(file.file, $ref) : undefined
      const isOwn = schema !== undefined && /-(request|input)\.yaml$/.test(schema.file) && !answered.has(schema.file)
      const what = 'its schema must be a file named …-request or …-input that nothing answers'
      return isOwn ? [] : [finding(file, ['requestBody', 'content', type], `${subjectOf(file)} body`, what)]
    }),
  )
}

/** The only map: the problems of a request, by field path. */
const KEYED_BY_FIELD = 'ApiProblem.fields'
const isMap = ({ additionalProperties }: JsonObject) => additionalProperties === true || isObject(additionalProperties)

const typesOf = (schema: JsonObject): string[] => [schema.type].flat().map(String)

function shapeFaults({ schema, subject, depth }: SchemaPlace): string[] {
  const properties = objectAt(schema.properties)
  const isObjectType = typesOf(schema).includes('object')
  const siblings = Object.keys(schema).filter((key) => key !== '$ref' && key !== 'description')
  const names = textsAt(schema['x-enum-varnames'])
  const values = textsAt(schema.enum)
  const needsNames = values.some((value) => !/^[A-Za-z_]\w*$/.test(value))
  const rules: [boolean, string][] = [
    [isObjectType && !isObject(schema.properties) && subject !== KEYED_BY_FIELD, 'is an object without properties'],
    [isMap(schema) && subject !== KEYED_BY_FIELD, 'is open: additionalProperties must be false or absent'],
    [isObject(schema.properties) && depth > 1, 'is an object in an object in an object: it needs a file of its own'],
    ['$ref' in schema && siblings.length > 0, `a reference carries a description only, not ${siblings.join(', ')}`],
    ['example' in schema || 'examples' in schema, 'examples stand beside schemas, not in them'],
    [needsNames && names.length !== values.length, 'has values that are no identifiers: one x-enum-varnames for each'],
    [
      names.some((name) => !/^[A-Za-z_]\w*$/.test(name)) || new Set(names).size < names.length,
      'x-enum-varnames must be different identifiers',
    ],
  ]
  const unknown = textsAt(schema.required).filter((name) => isObject(schema.properties) && !(name in properties))
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, what]) => what),
    ...unknown.map((name) => `requires ${name}, which it does not have`),
  ]
}

function propertyFaults({ schema, property }: SchemaPlace): string[] {
  if (property === undefined) return []
  const isText = typesOf(schema).includes('string') && !('enum' in schema)
  const rules: [boolean, string][] = [
    [!('$ref' in schema) && typeof schema.description !== 'string', 'has no description'],
    [isText && /_at$/.test(property) && schema.format !== 'date-time', 'is a time and must have format: date-time'],
    [
      isText && /_url$/.test(property) && schema.format !== 'uri-reference',
      'is an address and must have format: uri-reference',
    ],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, what]) => what)
}

/** Variants need a discriminator property; events are distinguished by the name beside them. */
function variantFaults(contract: ContractSources, { file, schema }: SchemaPlace): string[] {
  const variants = listAt(schema.oneOf)
    .map((variant) => contract.resolve(file, variant).value)
    .filter((variant) => variant.type !== 'null')
  const isOfEvents = listAt(schema.anyOf).every((variant) => 'x-event' in contract.resolve(file, variant).value)
  if (!isOfEvents) return ['uses anyOf: variants are oneOf with a discriminator']
  if (variants.length < 2 || !variants.every((variant) => isObject(variant.properties))) return []
  const { propertyName } = objectAt(schema.discriminator)
  if (typeof propertyName !== 'string') return ['has variants and no discriminator']
  const isDiscriminated = (variant: JsonObject) => {
    const tag = contract.resolve(file, objectAt(variant.properties)[propertyName]).value
    return listAt(tag.enum).length === 1 || 'const' in tag
  }
  return variants.every(isDiscriminated) ? [] : [`has a variant whose ${propertyName} is not an enum of one value`]
}

const isSent = ({ file, place }: SchemaPlace, { accepted }: Directions) =>
  accepted.has(file.file) || place[0] === 'requestBody'
const isOnlyAnswered = (at: SchemaPlace, directions: Directions) =>
  (directions.answered.has(at.file.file) || at.place[0] === 'responses') && !isSent(at, directions)

function directionFaults(at: SchemaPlace, directions: Directions): string[] {
  const { schema } = at
  const isOpen = isSent(at, directions) && isObject(schema.properties) && schema.additionalProperties !== false
  return [
    ...(isOpen ? ['is sent by callers and needs additionalProperties: false'] : []),
    ...(isOnlyAnswered(at, directions) && 'default' in schema ? ['is answered and has a default'] : []),
  ]
}

/** An answer has all its keys, null where empty; the description says when a key can be missing. */
function unexplainedAbsences(at: SchemaPlace, directions: Directions): Finding[] {
  const { file, place, schema, subject } = at
  const isExplained = (text: unknown) => /\babsent\b/i.test(String(text))
  if (!isOnlyAnswered(at, directions) || isExplained(schema.description) || subject === KEYED_BY_FIELD) return []
  const required = textsAt(schema.required)
  return Object.entries(objectAt(schema.properties))
    .filter(([name, part]) => !required.includes(name) && !isExplained(objectAt(part).description))
    .map(([name]) =>
      finding(
        file,
        [...place, 'properties', name],
        `${subject}.${name}`,
        'is answered and not required: require it, or say in its description when it is absent',
      ),
    )
}

/** The same values written out twice belong in a file. */
function repeatedEnums(places: readonly SchemaPlace[]): Finding[] {
  const seen = new Map<string, SchemaPlace>()
  return places.flatMap((at) => {
    // A reference carries no default, so values that have one are written out where they are sent.
    if (listAt(at.schema.enum).length < 2 || 'default' in at.schema) return []
    const key = JSON.stringify(at.schema.enum)
    const other = seen.get(key)
    if (!other) seen.set(key, at)
    return other
      ? [finding(at.file, at.place, at.subject, `has the values of ${other.subject}: they need a file of their own`)]
      : []
  })
}
