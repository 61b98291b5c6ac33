/** A JSON Schema, or the part of an OpenAPI document that `$ref` points into. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** One input of a model, as its published schema describes it. Values survive JSON. */
export interface PublishedField {
  name: string
  isRequired: boolean
  /** JSON types without null, `string`, `integer`, `array`, …; several where the model takes any of them. */
  types: readonly string[]
  /** The values that a string or number can have; left out: any. */
  values?: readonly (string | number)[]
  min?: number
  max?: number
  /** A number is a multiple of it. */
  step?: number
  /** What counts without a value; left out: none is published, or it is not a string, number or boolean. */
  usual?: string | number | boolean
  /** Items that an array can have. */
  maxItems?: number
  /** Type of an array's items. */
  itemTypes?: readonly string[]
  /** Fields of an object, … */
  fields?: readonly PublishedField[]
  /** … and in words. */
  description?: string
}

const MOST_FIELDS = 200
const MOST_VALUES = 500
const MOST_SCHEMAS = 20_000
const DEEPEST = 12
const LONGEST_TEXT = 300

/**
 * The fields of a model's input. Schemas are untrusted: their size and depth are limited.
 * @param root the document that `$ref` points into
 */
export function readPublishedFields(input: unknown, root: JsonSchema): PublishedField[] {
  const reader = { root, left: MOST_SCHEMAS }
  return fieldsOf(flatten(input, reader), reader, 0)
}

interface Reader {
  root: JsonSchema
  /** Schemas that may still be read: references can multiply. */
  left: number
}

/** A schema with its references, `allOf` and alternatives merged into one. */
interface Flat {
  types: string[]
  values: (string | number)[]
  properties: Map<string, unknown>
  required: Set<string>
  own: JsonSchema
}

function fieldsOf({ properties, required }: Flat, reader: Reader, depth: number): PublishedField[] {
  return [...properties].slice(0, MOST_FIELDS).map(([name, schema]) => {
    const flat = flatten(schema, reader)
    const { types, values, own } = flat
    const [min, max] = [boundOf(flat, 'minimum', 1), boundOf(flat, 'maximum', -1)]
    const itemTypes = types.includes('array') ? flatten(own['items'], reader).types : []
    const { default: usual, description, maxItems, multipleOf: step } = own
    return {
      ...{ name, isRequired: required.has(name), types },
      ...(values.length > 0 && { values }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(typeof step === 'number' && step > 0 && { step }),
      ...(typeof maxItems === 'number' && { maxItems }),
      ...(itemTypes.length > 0 && { itemTypes }),
      ...((typeof usual === 'string' || typeof usual === 'number' || typeof usual === 'boolean') && { usual }),
      ...(flat.properties.size > 0 && depth < 2 && { fields: fieldsOf(flat, reader, depth + 1) }),
      ...(typeof description === 'string' && { description: description.slice(0, LONGEST_TEXT) }),
    }
  })
}

/** `exclusiveMinimum` is a number since JSON Schema 6, and was a mark beside `minimum` before. Bounds of whole numbers are whole. */
function boundOf({ own, types }: Flat, key: 'minimum' | 'maximum', step: 1 | -1): number | undefined {
  const exclusive = own[key === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum']
  const isWhole = types.includes('integer')
  if (typeof exclusive === 'number') return isWhole ? exclusive + step : exclusive
  const bound = own[key]
  if (typeof bound !== 'number') return undefined
  return exclusive === true && isWhole ? bound + step : bound
}

function flatten(schema: unknown, reader: Reader): Flat {
  const flat: Flat = { types: [], values: [], properties: new Map(), required: new Set(), own: {} }
  add(flat, schema, reader, 0)
  return flat
}

function add(flat: Flat, given: unknown, reader: Reader, depth: number): void {
  if (!isObject(given) || depth > DEEPEST || reader.left-- <= 0) return
  const { $ref, allOf, anyOf, oneOf } = given
  // What stands beside a reference counts more than what it points to.
  if (typeof $ref === 'string') add(flat, pointTo($ref, reader.root), reader, depth + 1)
  for (const each of [...listOf(allOf), ...listOf(anyOf), ...listOf(oneOf)]) add(flat, each, reader, depth + 1)
  const { type, properties, required, const: only } = given
  const values = only === undefined ? listOf(given['enum']) : [only]
  for (const each of values.slice(0, MOST_VALUES)) {
    if ((typeof each === 'string' || typeof each === 'number') && !flat.values.includes(each)) flat.values.push(each)
    if (type === undefined && each !== null) addType(flat, typeof each)
  }
  for (const each of typeof type === 'string' ? [type] : listOf(type)) addType(flat, each)
  if (isObject(properties)) {
    for (const [name, each] of Object.entries(properties)) flat.properties.set(name, each)
    addType(flat, 'object')
  }
  for (const each of listOf(required)) if (typeof each === 'string') flat.required.add(each)
  flat.own = { ...flat.own, ...given }
}

function addType({ types }: Flat, type: unknown): void {
  if (typeof type === 'string' && type !== 'null' && !types.includes(type)) types.push(type)
}

/** By a JSON pointer within the document: `#/components/schemas/Input`. */
function pointTo(ref: string, root: JsonSchema): unknown {
  if (!ref.startsWith('#/')) return undefined
  const names = ref.slice(2).split('/')
  return names.reduce<unknown>((at, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }, root)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
