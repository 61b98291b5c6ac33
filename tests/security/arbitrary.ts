import fc from 'fast-check'
import { type Operation, resolve, type Schema } from './contract.ts'
import { kindOf } from './slots.ts'
import type { SeededAccount } from './seed-account.ts'

/** Texts that break careless code: markup, formulas, control characters, lone surrogates, SQL, very long ones. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '‮',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  '9'.repeat(400),
  'x'.repeat(20_000),
]

export const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }))

/** Of any type, at any place. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2_147_483_648, [], {}, [[]], { $ne: null }),
  nastyText,
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that a schema accepts: ids of the user's own records, of another user's, and of none. */
export function wellFormed(
  operation: Operation,
  raw: Schema,
  path: readonly string[],
  accounts: { own: SeededAccount; foreign: SeededAccount },
): fc.Arbitrary<unknown> {
  const schema = resolve(raw)
  const inner = (one: Schema, name?: string) =>
    wellFormed(operation, one, name === undefined ? path : [...path, name], accounts)
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (options.length > 0) return fc.oneof(...options.map((option) => inner(option)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(
    ...types.map((type): fc.Arbitrary<unknown> => {
      if (type === 'null') return fc.constant(null)
      if (type === 'boolean') return fc.boolean()
      if (type === 'integer') return integer(schema)
      if (type === 'number') return number(schema)
      if (type === 'string') return text(operation, schema, path, accounts)
      if (type === 'array')
        return fc.array(inner(schema.items ?? {}, '[]'), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
        })
      const properties = Object.entries(schema.properties ?? {})
      const required = new Set(schema.required)
      const keys = properties.map(([name]) => name).filter((name) => required.has(name))
      return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, inner(one, name)])), {
        requiredKeys: keys,
      })
    }),
  )
}

function integer({ minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
}

function number({ minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true }),
  )
}

function text(
  operation: Operation,
  schema: Schema,
  path: readonly string[],
  { own, foreign }: { own: SeededAccount; foreign: SeededAccount },
): fc.Arbitrary<string> {
  if (schema.format === 'uuid') {
    if (path[0] === 'idempotency_key') return fc.uuid()
    const kind = kindOf(operation, path)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(own.ids[kind]) },
      { weight: 1, arbitrary: fc.constant(foreign.ids[kind]) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  }
  if (schema.format === 'email') return fc.emailAddress({ size: 'small' })
  if (schema.format === 'date') return fc.constantFrom('2026-11-01', '1999-12-31', '2030-02-28')
  if (schema.format === 'date-time') return fc.constantFrom('2026-11-01T00:00:00Z', '2030-02-28T23:59:59.999Z')
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' })
  const { minLength = 0, maxLength = 200 } = schema
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...bounds }),
    fc.constantFrom(...NASTY.filter(({ length }) => length >= minLength && length <= maxLength), 'x'.repeat(maxLength)),
  )
}

/** A well-formed value with one fault: a field missing, one too many, one of another type. */
export function malformed(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'all'), anything)
    .map(([start, seed, how, strange]) => {
      if (how === 'all') return strange
      const copy: unknown = structuredClone(start)
      const places = placesOf(copy)
      const place = places[seed % Math.max(1, places.length)]
      if (!place) return strange
      if (how === 'remove') Reflect.deleteProperty(place.holder, place.key)
      else if (how === 'add') Object.assign(place.holder, { unknown_field: strange })
      else Object.assign(place.holder, { [place.key]: strange })
      return copy
    })
}

function placesOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesOf(inner)])
}
