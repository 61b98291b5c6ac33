import { expect, it } from 'vitest'
import * as z from 'zod'
import { operationTable } from '#generated/server/operations.ts'
import { refusalText } from '#server/platform/http/validate.ts'

/** Every schema that this one contains. */
function schemasIn(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner: readonly z.core.$ZodType[] =
    def.type === 'object'
      ? Object.values(def.shape)
      : def.type === 'array'
        ? [def.element]
        : def.type === 'union'
          ? def.options
          : def.type === 'pipe'
            ? [def.in, def.out]
            : 'innerType' in def
              ? [def.innerType]
              : []
  for (const part of inner) schemasIn(part, seen)
  return seen
}

const schemas = new Set<z.core.$ZodType>()
for (const { params, query, body } of Object.values(operationTable))
  for (const part of [params, query, body]) if (part) schemasIn(part, schemas)

const many = Array.from({ length: 2_000 }, () => 'x')
const wrong: readonly unknown[] = [
  ...[undefined, null, '', 'x', 'not it', 'x'.repeat(300_000), false, true, [], many, {}, { unheard: 1 }],
  ...[0, -1, -0.5, 1.5, 1e9, -1e9, 1e300, NaN],
]

function messagesOf(issue: z.core.$ZodIssue): string[] {
  const below = issue.code === 'invalid_union' ? issue.errors.flat().flatMap(messagesOf) : []
  return [`${issue.code}: ${issue.message}`, ...below]
}

it('every contract violation has an error message', () => {
  const texts = new Set<string>()
  for (const schema of schemas)
    for (const value of wrong)
      for (const issue of z.safeParse(schema, value, { error: refusalText }).error?.issues ?? [])
        for (const text of messagesOf(issue)) texts.add(text)
  const unsaid = [...texts].filter((text) => /expected|Invalid input|[<>=]|undefined|NaN|another form/.test(text))
  expect(unsaid).toEqual([])
  const codes = new Set([...texts].map((text) => text.replace(/:.*/, '')))
  expect([...codes].sort()).toEqual([
    'custom',
    'invalid_format',
    'invalid_type',
    'invalid_union',
    'invalid_value',
    'too_big',
    'too_small',
    'unrecognized_keys',
  ])
})

const first = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: refusalText }).error?.issues[0]?.message

it.each<[schema: z.ZodType, value: unknown, text: string]>([
  [z.number().min(0.25), 0, 'Must be at least 0.25'],
  [z.number().max(4), 5, 'Must be at most 4'],
  [z.number().gt(0), 0, 'Must be more than 0'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.number(), 'x', 'Must be a number'],
  [z.number().multipleOf(0.5), 0.3, 'Must be a multiple of 0.5'],
  [z.string().min(8), 'abc', 'Too short: at least 8 characters'],
  [z.string().max(1), 'abc', 'Too long: at most 1 character'],
  [z.string().length(6), 'abc', 'Too short: exactly 6 characters'],
  [z.string().min(8), '', 'Required'],
  [z.string(), undefined, 'Required'],
  [z.literal(true), false, 'Required'],
  [z.enum(['A']), 'B', 'Choose one of the options'],
  [z.array(z.string()).min(2), [], 'Must be at least 2'],
  [z.union([z.number().max(4), z.null()]), 5, 'Must be at most 4'],
  [z.union([z.strictObject({ x: z.number() }), z.null()]), { x: 'a' }, 'Must be a number'],
  [z.string().regex(/^x$/), 'y', 'Invalid format'],
  [z.number().min(1, 'Its own text'), 0, 'Its own text'],
])('%#: %s rejects %j', (schema, value, text) => {
  expect(first(schema, value)).toBe(text)
})
