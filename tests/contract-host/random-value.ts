import { pick, type Random } from './random.ts'

/** JSON Schema as far as the contract's answers use it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

export type Resolve = (schema: Schema) => Schema

/** Lists are no longer than this, and an answer has no more values in all: the page is tested, not the network. */
const MAX_LIST_LENGTH = 60
const MAX_VALUES = 6_000

const TEXTS = [
  'A lighthouse',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(8),
  'قصة قصيرة عن البحر',
  '昔々あるところに',
  '👩‍👩‍👧‍👦 & <b>"quoted"</b> %s {{x}}',
  'one\ntwo\n\nthree',
  'x'.repeat(400),
  ' ',
  '',
]
const TIMES = ['2026-11-22T05:00:00Z', '1970-01-01T00:00:00Z', '2099-12-31T23:59:59.999Z', '2026-11-22T05:00:00+14:00']

/** A value that only satisfies the schema, including extremes, empty lists and long words. */
export function randomValue(schema: Schema, resolve: Resolve, random: Random): unknown {
  let left = MAX_VALUES

  function value(node: Schema): unknown {
    const found = resolve(node)
    left -= 1
    const choices = found.oneOf ?? found.anyOf
    if (choices) return value(pick(random, choices))
    if (found.allOf) return Object.assign({}, ...found.allOf.map(value)) as unknown
    if (found.enum) return pick(random, found.enum)
    const types = [found.type ?? 'object'].flat()
    const type = types.includes('null') && random() < 0.25 ? 'null' : types.find((each) => each !== 'null')
    if (type === 'null' || type === undefined) return null
    if (type === 'object') return object(found)
    if (type === 'array') return list(found)
    if (type === 'boolean') return random() < 0.5
    if (type === 'string') return text(found, random)
    return number(found, type === 'integer', random)
  }

  function object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const names = Object.keys(properties).filter((name) => required.includes(name) || random() < 0.5)
    return Object.fromEntries(names.map((name) => [name, value(properties[name] ?? {})]))
  }

  function list({ items = {}, minItems = 0, maxItems = MAX_LIST_LENGTH }: Schema): unknown[] {
    const longest = Math.max(minItems, Math.min(maxItems, MAX_LIST_LENGTH, Math.max(0, Math.floor(left / 20))))
    const length = Math.max(minItems, Math.min(longest, pick(random, [0, 1, 2, 3, 8, longest])))
    return Array.from({ length }, () => value(items))
  }

  return value(schema)
}

function number({ minimum = -1e15, maximum = 1e15 }: Schema, isWhole: boolean, random: Random): number {
  const between = minimum + random() * (maximum - minimum)
  const small = Math.min(maximum, Math.max(minimum, random() * 20))
  const chosen = pick(random, [minimum, maximum, between, small, small, small])
  return isWhole ? Math.min(maximum, Math.max(minimum, Math.round(chosen))) : chosen
}

function text({ format, pattern, minLength = 0, maxLength = 2_000 }: Schema, random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('')
  if (format === 'uuid') return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`
  if (format === 'date-time') return pick(random, TIMES)
  if (format === 'date') return '2026-11-22'
  if (format === 'email') return `${'a'.repeat(40)}@example.com`
  if (format === 'uri-reference') return pick(random, ['/files/picture.png', '/files/missing.png', 'a/b?c=d'])
  if (pattern?.startsWith('^#')) return `#${digits(6)}`
  if (pattern?.startsWith('^[a-z]{2,3}')) return pick(random, ['en-US', 'zh-Hant-TW', 'de'])
  if (pattern?.startsWith('^[A-Z]{2}')) return 'DE'
  if (pattern?.startsWith('^[\\w.+-]+/')) return 'image/png'
  if (pattern !== undefined) return 'a1'
  return pick(random, TEXTS).slice(0, maxLength).padEnd(minLength, 'w')
}
